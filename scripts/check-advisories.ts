import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.ts';
import { concernNpm, findAffected, lockedPackages, readAdvisories } from './supply-chain/advisories.ts';

// npm run check-advisories -- FILE [LOCKFILE]
// Compares what is locked with advisories of osv.dev (one JSON file, or the zip of the npm ecosystem). Calls nobody.
// Ends with 1 when a package is affected, with 2 when nothing could be compared.
const [file, lockFile = join(projectRoot, 'package-lock.json')] = process.argv.slice(2);

function giveUp(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
if (!file) giveUp('Name a file of advisories: npm run check-advisories -- FILE');

const content = readFileSync(file);
const advisories = await readAdvisories(content).catch((error: Error) =>
  giveUp(`${file} holds no advisories in the format of osv.dev: ${error.message}`),
);
if (!concernNpm(advisories)) giveUp(`${file} holds no advisory about npm packages.`);

const packages = lockedPackages(readFileSync(lockFile, 'utf8'));
const findings = findAffected(packages, advisories);
for (const { name, version, id, summary, fixed, path, isForDevelopment } of findings) {
  const mended = fixed.length > 0 ? `fixed in ${fixed.join(', ')}` : 'no fixed version';
  const where = isForDevelopment ? `${path}, development only` : path;
  console.log(`${name} ${version}: ${id} ${summary} (${mended}; ${where})`);
}
console.log(`${advisories.length} advisories, ${packages.length} packages, ${findings.length} findings`);
process.exitCode = findings.length > 0 ? 1 : 0;
