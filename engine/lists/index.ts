export type { RegisterRow } from './company-register.ts';
export { parseCompanyRegister } from './company-register.ts';
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
export type { ListDiff } from './fingerprint.ts';
export { diffLists, fingerprint } from './fingerprint.ts';
export { ListFormatError } from './list-format-error.ts';
export type { OneFileFormat } from './parsers.ts';
export { oneFileParsers } from './parsers.ts';
export type { PlainField, PlainMapping } from './plain/plain-columns.ts';
export { plainFields } from './plain/plain-columns.ts';
export { parsePlainCsv } from './plain/plain-csv.ts';
export { parsePlainJson } from './plain/plain-json.ts';
export type { PlainOptions } from './plain/plain-row.ts';
export { parseCsl } from './publishers/csl.ts';
export { parseCslJson } from './publishers/csl-json.ts';
export { parseEuCsv } from './publishers/eu-csv.ts';
export { parseEuXml } from './publishers/eu-xml.ts';
export { parseFtm } from './publishers/ftm.ts';
export type { OfacFiles } from './publishers/ofac.ts';
export { parseOfac } from './publishers/ofac.ts';
export type { OfacPart } from './publishers/ofac-files.ts';
export { parseOfacXml } from './publishers/ofac-xml.ts';
export { parseSenzing } from './publishers/senzing.ts';
export { parseUkCsv } from './publishers/uk-csv.ts';
export { parseUn } from './publishers/un.ts';
export type { Chunks } from './readers/text-chunks.ts';
export type { XmlNode } from './readers/xml-records.ts';
export { childrenOf, childText, xmlRecords } from './readers/xml-records.ts';
export type { Recognised } from './recognise.ts';
export { recogniseList } from './recognise.ts';
export type { Topic, TopicChoice } from './topic.ts';
export { explainTopics, foldTopic, isAbout, topicOf, topicOfWord, topics, topicsOf } from './topic.ts';
