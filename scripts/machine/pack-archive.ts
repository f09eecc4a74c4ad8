import { execFileSync } from 'node:child_process';
import { renameSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** Under its name stands a whole archive or none: it is packed beside and renamed. */
export function packArchive(folder: string, archive: string): void {
  const unfinished = `${archive}.unfinished`;
  execFileSync('tar', ['-czf', unfinished, '-C', dirname(folder), basename(folder)]);
  renameSync(unfinished, archive);
}
