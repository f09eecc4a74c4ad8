import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/project-root.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const code = globSync('server/**/*.ts', { cwd: projectRoot })
  .filter((path) => !/\.(test|fixture)\.ts$/.test(path))
  .map(read)
  .join('\n');

const used = [
  ...[...code.matchAll(/\bcreateHash\('([^']+)'/g)].map(([, name]) => name),
  ...[...code.matchAll(/\bcreateHmac\('([^']+)'/g)].map(([, name]) => `hmac-${name}`),
  ...[...code.matchAll(/\bcreateCipheriv\('([^']+)'/g)].map(([, name]) => name),
  ...[...code.matchAll(/\bhkdf(?:Sync)?\('([^']+)'/g)].map(([, name]) => `hkdf-${name}`),
  ...[...code.matchAll(/\balgorithm: 'SHA(\d+)'/g)].map(([, name]) => `hmac-sha${name}`),
  ...[...code.matchAll(/\b(EdDSA|[EPR]S\d{3})\b/g)].map(([, name = '']) => name.toLowerCase()),
  ...(code.includes('@node-rs/argon2') ? ['argon2id'] : []),
];
const [, chapter = ''] = read('docs/SECURITY.md').split(/^## Cryptography$/m);
const told = (chapter.split(/^## /m)[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name));

test('docs/SECURITY.md lists every cryptographic algorithm that the server uses, and no other', () => {
  expect(told.toSorted()).toEqual([...new Set(used)].toSorted());
});
