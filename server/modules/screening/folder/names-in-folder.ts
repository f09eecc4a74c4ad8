import type { Env } from '../../../platform/index.ts';
import { namesIn } from './folder-file.ts';

/** What an admin may choose from: null where the operator named no folder, nothing where it cannot be read. */
export async function namesInFolder({ listsFolder }: Pick<Env, 'listsFolder'>): Promise<string[] | null> {
  return listsFolder ? namesIn(listsFolder).catch(() => []) : null;
}
