import type { Readable } from 'node:stream';
import type { StoredFile } from './files.ts';

/** Where files lie once they were checked, each under its random id. */
export interface Store {
  /** Takes over a finished file: when this returns, it is safe there. Nothing half-written is ever seen. */
  keep(path: string, file: StoredFile): Promise<void>;
  /** Rejects with `file.corrupt` when it is not there. */
  open(fileId: string): Promise<Readable>;
  /** Removing what is not there is no error. */
  remove(fileId: string): Promise<void>;
  /** Throws where nothing could be kept. */
  assertWritable(): Promise<void>;
}

const fileIdPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** `ab/abcdef…`: 256 folders. Null for whatever is no id: a path must never be made of it. */
export function placeOf(fileId: string): string | null {
  return fileIdPattern.test(fileId) ? `${fileId.slice(0, 2)}/${fileId}` : null;
}
