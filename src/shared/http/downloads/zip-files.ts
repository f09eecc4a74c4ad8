import { loadPart } from '../api-problem.ts';
import type { Fetched } from './fetch-all.ts';
import { cleanFileName } from './save-blob.ts';

/** Stored as they are: nearly every kind that is taken is packed already. */
export async function zipFiles(files: readonly Fetched[]): Promise<Blob> {
  const { default: JSZip } = await loadPart(() => import('jszip'));
  const archive = new JSZip();
  const taken = new Set<string>();
  for (const file of files) archive.file(uniqueName(cleanFileName(file.name), taken), file.blob);
  return archive.generateAsync({ type: 'blob' });
}

/** Two equal names in one zip are numbered, or the second would replace the first. */
export function uniqueName(name: string, taken: Set<string>): string {
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  let candidate = name;
  for (let number = 2; taken.has(candidate.toLowerCase()); number += 1)
    candidate = `${stem}_${number}${extension}`;
  taken.add(candidate.toLowerCase());
  return candidate;
}
