import JSZip from 'jszip';
import { type Flaw, paths } from './dossier.ts';

export type ReadArchive = { files: Map<string, Uint8Array>; flaws: Flaw[] };

/**
 * The files of a zip by their paths. A file that cannot be taken out is a flaw, and so is what is no zip at all.
 * Checksums of the zip are not asked: the manifest knows more.
 */
export async function readArchive(zip: Uint8Array): Promise<ReadArchive> {
  const files = new Map<string, Uint8Array>();
  const flaws: Flaw[] = [];
  const archive = await JSZip.loadAsync(zip).catch(() => null);
  if (!archive) return { files, flaws: [{ kind: 'no_zip' }] };
  for (const entry of Object.values(archive.files)) {
    if (entry.dir) continue;
    const bytes = await entry.async('uint8array').catch(() => null);
    if (bytes) files.set(entry.name, bytes);
    else flaws.push({ kind: 'unreadable', path: entry.name });
  }
  if (!files.has(paths.manifest)) return { files, flaws: [...flaws, { kind: 'no_dossier' }] };
  return { files, flaws };
}
