export { parseCsl } from './csl.ts';
export type {
  EntryIdentifier,
  EntryName,
  EntryType,
  ListCounts,
  NameKind,
  ParsedEntry,
  ParsedRow,
  RejectedRow,
} from './entry.ts';
export { parseEuXml } from './eu-xml.ts';
export type { ListDiff } from './fingerprint.ts';
export { diffLists, fingerprint } from './fingerprint.ts';
export { parseFtm } from './ftm.ts';
export { ListFormatError } from './list-format-error.ts';
export type { OfacFiles } from './ofac.ts';
export { parseOfac } from './ofac.ts';
export { parseOfacXml } from './ofac-xml.ts';
export type { OneFileFormat } from './parsers.ts';
export { oneFileParsers } from './parsers.ts';
export type { PlainField, PlainMapping } from './plain-columns.ts';
export { plainFields } from './plain-columns.ts';
export type { PlainOptions } from './plain-csv.ts';
export { parsePlainCsv } from './plain-csv.ts';
export type { Chunks } from './text-chunks.ts';
export { parseUkCsv } from './uk-csv.ts';
export { parseUn } from './un.ts';
