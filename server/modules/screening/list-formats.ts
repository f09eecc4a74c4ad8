import type { LIST_FORMATS } from '../../../contract/words.ts';

export type ListFormat = (typeof LIST_FORMATS)[number];

/** How a format is spoken of in a sentence. */
export const formatNames: Record<ListFormat, string> = {
  ofac_csv: "OFAC's CSV files",
  ofac_xml: "OFAC's XML",
  un_xml: "the UN Security Council's XML",
  eu_xml: "the EU's XML",
  eu_csv: "the EU's CSV",
  uk_csv: 'the UK sanctions list',
  us_csl_csv: 'the US consolidated screening list (CSV)',
  us_csl_json: 'the US consolidated screening list (JSON)',
  ftm_json: 'FollowTheMoney entities',
  senzing_json: 'Senzing entities',
  plain_csv: 'a list of your own (CSV)',
  plain_json: 'a list of your own (JSON)',
};

/** Lists whose publisher has one of them; of the others the firm keeps as many as it names. */
const published: Partial<Record<ListFormat, { key: string; name: string }>> = {
  ofac_xml: { key: 'ofac_sdn_xml', name: 'OFAC Specially Designated Nationals (XML)' },
  un_xml: { key: 'un_consolidated', name: 'UN Security Council Consolidated List' },
  eu_xml: { key: 'eu_financial', name: 'EU Financial Sanctions' },
  eu_csv: { key: 'eu_financial_csv', name: 'EU Financial Sanctions (CSV)' },
  uk_csv: { key: 'uk_sanctions', name: 'UK Sanctions List' },
  us_csl_csv: { key: 'us_csl', name: 'US Consolidated Screening List' },
  us_csl_json: { key: 'us_csl_json', name: 'US Consolidated Screening List (JSON)' },
};

/** Whether a new list of this format needs a name of its own. */
export const isNamed = (format: ListFormat) => format !== 'ofac_csv' && !published[format];

/** Key and name of the list that files of a format belong to. */
export function identityOf(format: ListFormat, fileNames: readonly string[], name: string | undefined) {
  if (format === 'ofac_csv') {
    const nonSdn = fileNames.some((file) => /^cons_/i.test(file));
    return nonSdn
      ? { key: 'ofac_non_sdn', name: 'OFAC Consolidated Non-SDN List' }
      : { key: 'ofac_sdn', name: 'OFAC Specially Designated Nationals' };
  }
  const known = published[format];
  if (known) return known;
  const title = (name ?? '').replace(/\s+/g, ' ').trim();
  return { key: `own:${title.normalize('NFC').toLowerCase()}`, name: title };
}
