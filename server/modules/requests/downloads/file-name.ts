import { extname } from 'node:path';
import { safeFileName } from '../../../platform/files/name-rules.ts';

/** The name a single file is saved under: letters, digits, `_`, `-` and `.`; everything else becomes `_`. */
export const fileNameFor = (name: string) => safeFileName(name);

/** Equal names in one archive get a number: `deed.pdf`, `deed (2).pdf`. Case does not tell them apart. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const plain = entryName(name);
    const end = extname(plain);
    const stem = plain.slice(0, plain.length - end.length);
    let candidate = plain;
    for (let count = 2; taken.has(candidate.toLowerCase()); count += 1)
      candidate = `${stem} (${count})${end}`;
    taken.add(candidate.toLowerCase());
    return candidate;
  });
}

/** Letters of any script stay; nothing that a path, a device or the direction of writing is made of. */
function entryName(name: string) {
  const plain = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} ()_.-]/gu, '_')
    .replace(/^[. ]+|[. ]+$/g, '_')
    .slice(0, 150);
  return /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(plain) ? `_${plain}` : plain || 'file';
}

/** `Prudence_20261121_093000.zip`, in UTC. */
export const archiveName = (now: Date) =>
  `Prudence_${now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '_')}.zip`;
