import { parseCsl } from './csl.ts';
import { parseCslJson } from './csl-json.ts';
import type { ParsedRow } from './entry.ts';
import { parseEuCsv } from './eu-csv.ts';
import { parseEuXml } from './eu-xml.ts';
import { parseFtm } from './ftm.ts';
import { parseOfacXml } from './ofac-xml.ts';
import { parseSenzing } from './senzing.ts';
import type { Chunks } from './text-chunks.ts';
import { parseUkCsv } from './uk-csv.ts';
import { parseUn } from './un.ts';

/** Parsers of the formats that are one file and need nothing else told, by the name of the format. */
export const oneFileParsers = {
  ofac_xml: parseOfacXml,
  un_xml: parseUn,
  eu_xml: parseEuXml,
  eu_csv: parseEuCsv,
  uk_csv: parseUkCsv,
  us_csl_csv: parseCsl,
  us_csl_json: parseCslJson,
  senzing_json: parseSenzing,
  ftm_json: (chunks: Chunks) => parseFtm(chunks),
} as const satisfies Record<string, (chunks: Chunks) => AsyncGenerator<ParsedRow>>;

export type OneFileFormat = keyof typeof oneFileParsers;
