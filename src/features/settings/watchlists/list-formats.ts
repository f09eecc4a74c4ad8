import type { LIST_FORMATS } from '../../../../contract/words.ts';

export type ListFormat = (typeof LIST_FORMATS)[number];

/** How each format is offered, and which files it consists of. */
export const listFormats: Record<ListFormat, { label: string; hint: string }> = {
  ofac_csv: {
    label: 'OFAC (CSV)',
    hint: 'The three files sdn.csv, alt.csv and add.csv together, or the zip of them; sdn_comments.csv may come along.',
  },
  ofac_xml: { label: 'OFAC (XML)', hint: 'sdn.xml or consolidated.xml.' },
  un_xml: {
    label: 'UN Security Council (XML)',
    hint: 'The consolidated list of the UN Security Council, one XML file.',
  },
  eu_xml: { label: 'EU (XML)', hint: 'The consolidated list of financial sanctions, XML of schema 1.1.' },
  eu_csv: {
    label: 'EU (CSV)',
    hint: 'The same list as CSV of schema 1.1. Which aliases are weak stands in the XML only.',
  },
  uk_csv: { label: 'UK sanctions list (CSV)', hint: 'The list of the Foreign Office.' },
  us_csl_csv: { label: 'US consolidated screening list (CSV)', hint: 'consolidated.csv of trade.gov.' },
  us_csl_json: { label: 'US consolidated screening list (JSON)', hint: 'consolidated.json of trade.gov.' },
  ftm_json: {
    label: 'FollowTheMoney (JSON)',
    hint: 'Entities of OpenSanctions and others, one JSON object a line.',
  },
  senzing_json: { label: 'Senzing (JSON)', hint: 'Entities in Senzing’s form, one JSON object a line.' },
  plain_csv: {
    label: 'Your own list (CSV)',
    hint: 'A table with headings, separated by comma, semicolon or tab. Only the name is needed.',
  },
  plain_json: {
    label: 'Your own list (JSON)',
    hint: 'Flat objects, one a line or all in an array. Only the name is needed.',
  },
};

/** Formats of many publishers: the list needs a name. */
export const namedFormats: readonly ListFormat[] = ['ftm_json', 'senzing_json', 'plain_csv', 'plain_json'];
