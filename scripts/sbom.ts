import { writeFileSync } from 'node:fs';
import packageJson from '../package.json' with { type: 'json' };
import { runCommand } from './run-command.ts';

// npm run sbom -- [FILE]: what the product is made of and built with, in CycloneDX, as it is installed. Calls nobody.
// What only development needs is marked. (npm's --omit=dev leaves out whatever a development dependency uses as well.)
const [file = 'sbom.cdx.json'] = process.argv.slice(2);

const listing = ['npm', 'sbom', '--sbom-format=cyclonedx', '--sbom-type=application'];
const { ok, output } = await runCommand([...listing, '--loglevel=error']);
if (ok) {
  const { metadata, ...list } = JSON.parse(output);
  // npm names the application after the folder of the checkout.
  const component = { ...metadata.component, name: packageJson.name };
  writeFileSync(file, `${JSON.stringify({ ...list, metadata: { ...metadata, component } }, null, 2)}\n`);
  console.log(`${file}: ${list.components.length} components`);
} else {
  console.error(output);
  process.exitCode = 1;
}
