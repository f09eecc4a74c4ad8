import type { ParsedRow } from './entry.ts';
import { parseCsl } from './publishers/csl.ts';
import { parseCslJson } from './publishers/csl-json.ts';
import { parseEuCsv } from './publishers/eu-csv.ts';
import { parseEuXml } from './publishers/eu-xml.ts';
import { parseFtm } from './publishers/ftm.ts';
import { parseOfacXml } from './publishers/ofac-xml.ts';
import { parseSenzing } from './publishers/senzing.ts';
import { parseUkCsv } from './publishers/uk-csv.ts';
import { parseUn } from './publishers/un.ts';
import type { Chunks } from './readers/text-chunks.ts';

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
  ftm_json: parseFtm,
} as const satisfies Record<string, (chunks: Chunks) => AsyncGenerator<ParsedRow>>;

export type OneFileFormat = keyof typeof oneFileParsers;
