export type StoredListFile = {
  name: string;
  size: number;
  sha256: string;
  fileId: string;
  /** Which of the format's files it was recognised as. */
  part?: 'sdn' | 'alt' | 'add' | 'comments' | 'list';
};
export type RejectedLine = { file: string; line: number; reason: string };

/** `word` is '' where entries tell no topic at all. */
export type UnknownTopic = { word: string; entries: number };

/** A request whose third party resembles an added or changed entry; `failed` where it could not be compared. */
export type AffectedRequest = {
  requestId: string;
  clientId: string;
  number: string;
  legalName: string;
  entry: string;
  similarity: number;
  failed?: true;
};

/** A version that names are compared with, at the threshold of its list. */
export type ActiveList = {
  watchlistId: string;
  key: string;
  watchlist: string;
  /** The lowest similarity that is a match, 0–1. */
  threshold: number;
  versionId: string;
  version: number;
  importedAt: string;
  publishedOn: string | null;
  entries: number;
};

/** Of an audit event: which list it is about. */
export const about = ({ id, name }: { id: string; name: string }) => ({
  clientId: null,
  object: { type: 'watchlist' as const, id, label: name },
});
