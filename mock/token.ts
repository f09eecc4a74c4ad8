import { readFile } from 'node:fs/promises';
import { demoPeople } from './people.ts';
import { tokenPortFile } from './token-port.ts';

// Prints a fresh one-time token of the running demo: npm run demo:token -- NAME
const [name = ''] = process.argv.slice(2);
const names = demoPeople.map(({ username }) => username).join(', ');

if (!demoPeople.some(({ username }) => username === name)) {
  console.error(`Usage: npm run demo:token -- NAME, with one of ${names}.`);
  process.exit(2);
}
try {
  const port = (await readFile(tokenPortFile, 'utf8')).trim();
  console.log(await (await fetch(`http://127.0.0.1:${port}/${name}`)).text());
} catch {
  console.error('The demo is not running here. Start it with: npm run demo');
  process.exit(1);
}
