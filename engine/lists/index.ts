export type { RegisterRow } from './company-register.ts';
export { parseCompanyRegister } from './company-register.ts';
export { parseCsl } from './csl.ts';
export { parseCslJson } from './csl-json.ts';
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
export { parseEuCsv } from './eu-csv.ts';
export { parseEuXml } from './eu-xml.ts';
export type { ListDiff } from './fingerprint.ts';
export { diffLists, fingerprint } from './fingerprint.ts';
export { parseFtm } from './ftm.ts';
export { ListFormatError } from './list-format-error.ts';
export type { OfacFiles } from './ofac.ts';
export { parseOfac } from './ofac.ts';
export type { OfacPart } from './ofac-files.ts';
export { parseOfacXml } from './ofac-xml.ts';
export type { OneFileFormat } from './parsers.ts';
export { oneFileParsers } from './parsers.ts';
export type { PlainField, PlainMapping } from './plain-columns.ts';
export { plainFields } from './plain-columns.ts';
export { parsePlainCsv } from './plain-csv.ts';
export { parsePlainJson } from './plain-json.ts';
export type { PlainOptions } from './plain-row.ts';
export type { Recognised } from './recognise.ts';
export { recogniseList } from './recognise.ts';
export { parseSenzing } from './senzing.ts';
export type { Chunks } from './text-chunks.ts';
export type { Topic, TopicChoice } from './topic.ts';
export { explainTopics, foldTopic, isAbout, topicOf, topicOfWord, topics, topicsOf } from './topic.ts';
export { parseUkCsv } from './uk-csv.ts';
export { parseUn } from './un.ts';
export type { XmlNode } from './xml-records.ts';
export { childrenOf, childText, xmlRecords } from './xml-records.ts';
