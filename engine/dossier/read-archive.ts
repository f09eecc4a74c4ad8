import JSZip from 'jszip';
import { type Flaw, paths } from './dossier.ts';

type ReadArchive = { files: Map<string, Uint8Array>; flaws: Flaw[] };

/**
 * The files of a zip by their paths. A file that cannot be taken out is a flaw, and so is what is no zip at all.
 * Checksums of the zip are not asked: the manifest knows more.
 */
export async function readArchive(zip: Uint8Array): Promise<ReadArchive> {
  const files = new Map<string, Uint8Array>();
  const flaws: Flaw[] = [];
  const archive = await JSZip.loadAsync(zip).catch(() => null);
  if (!archive) return { files, flaws: [{ kind: 'no_zip' }] };
  // Of two files with one name other programs may take the one that is not read here.
  if (entriesOf(zip) !== Object.keys(archive.files).length) flaws.push({ kind: 'repeated' });
  for (const entry of Object.values(archive.files)) {
    if (entry.dir) continue;
    const bytes = await entry.async('uint8array').catch(() => null);
    if (bytes) files.set(entry.name, bytes);
    else flaws.push({ kind: 'unreadable', path: entry.name });
  }
  if (!files.has(paths.manifest)) return { files, flaws: [...flaws, { kind: 'no_dossier' }] };
  return { files, flaws };
}

/** How many files the directory at the end of a zip lists (APPNOTE 4.3.16). */
function entriesOf(zip: Uint8Array): number {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const endOfDirectory = 0x06054b50;
  for (let at = zip.length - 22; at >= 0; at -= 1)
    if (view.getUint32(at, true) === endOfDirectory) return view.getUint16(at + 10, true);
  return 0;
}
