import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { projectRoot } from '../project-root.ts';

// Writes .br and .gz beside every text of dist/, so that the server sends them as they are.
const dist = join(projectRoot, 'dist');
const texts = globSync('**/*.{js,css,html,svg,json,txt,map}', { cwd: dist });
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Below this the header costs more than it saves. */
const SMALLEST = 1024;

await Promise.all(
  texts.map(async (path) => {
    const file = join(dist, path);
    if (statSync(file).size < SMALLEST) return;
    const text = readFileSync(file);
    const quality = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    writeFileSync(`${file}.br`, await brotli(text, { params: quality }));
    writeFileSync(`${file}.gz`, await zip(text, { level: 9 }));
  }),
);
