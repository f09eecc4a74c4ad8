import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PassageFile } from '../../engine/media/index.ts';

const folder = join(import.meta.dirname, '../../engine/media/passages');

/** The files of passages in the repository. */
export const passageFiles = (): PassageFile[] =>
  readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
