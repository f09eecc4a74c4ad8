import type { Readable } from 'node:stream';

/** What is known of a file that was taken in. */
export type StoredFile = { fileId: string; sha256: string; size: number; mime: string };

export type PutOptions = {
  /** The name the sender gave: its ending must be in `allow`. It is never used as a path. */
  name: string;
  maxBytes: number;
  /** Endings without the dot. */
  allow: readonly string[];
};

/** Files on local disk under random names. */
export interface Files {
  /** Checks ending, first bytes and content while it streams; nothing stays behind when it refuses. */
  put(content: Readable, options: PutOptions): Promise<StoredFile>;
  /** A file the server made itself. */
  putBuffer(content: Uint8Array, mime: string): Promise<StoredFile>;
  /** A stream that fails at its end when the content is not what was stored. */
  open(fileId: string, sha256: string): Promise<Readable>;
  /** The whole content; throws `file.corrupt` when it is not what was stored. */
  read(fileId: string, sha256: string): Promise<Buffer>;
  remove(fileId: string): Promise<void>;
  /** Stores the files of a stored zip that have one of these endings, each checked like any other; all or none. */
  unpack(
    archive: { fileId: string; sha256: string; size: number; name: string },
    options: Pick<PutOptions, 'allow' | 'maxBytes'>,
  ): Promise<(StoredFile & { name: string })[]>;
  /** Throws where nothing could be taken in: a directory is gone, not writable or full, or the bucket is away. */
  assertWritable(): Promise<void>;
  /** When everything under way is stored or removed again. */
  settled(): Promise<void>;
  /** Removes what uploads that broke off longer ago than this left; another process may be writing newer ones. */
  sweepTemp(olderThanMs?: number): Promise<number>;
}
