import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.ts';
import { findSecrets } from './supply-chain/find-secrets.ts';
import { trackedFiles } from './tracked-files.ts';

// scan-secrets.ts [FILE…]: ends with 1 when a file, of the repository unless others are named, holds a private key or a
// token. The secret itself is not printed.
const named = process.argv.slice(2);
const files = named.length > 0 ? named : trackedFiles().map((path) => join(projectRoot, path));
const found = files.flatMap((path) =>
  findSecrets(readFileSync(path, 'latin1')).map(({ line, kind }) => `${path}:${line}: ${kind}`),
);
if (found.length > 0) {
  console.error(`${found.join('\n')}\nRemove it from the history as well, and revoke it.`);
  process.exitCode = 1;
}
