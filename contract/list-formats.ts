/** Formats of which the publisher of each has one list. */
const PUBLISHED_LIST_FORMATS = [
  'ofac_csv',
  'ofac_xml',
  'un_xml',
  'eu_xml',
  'eu_csv',
  'uk_csv',
  'us_csl_csv',
  'us_csl_json',
] as const;
/** Formats of which the firm keeps as many lists as it names. */
const NAMED_LIST_FORMATS = ['ftm_json', 'senzing_json', 'plain_csv', 'plain_json'] as const;

export const LIST_FORMATS = [...PUBLISHED_LIST_FORMATS, ...NAMED_LIST_FORMATS] as const;
export type ListFormat = (typeof LIST_FORMATS)[number];
export type PublishedListFormat = (typeof PUBLISHED_LIST_FORMATS)[number];

/** Whether a new list of this format needs a name of its own. */
export const isNamedListFormat = (format: ListFormat): format is Exclude<ListFormat, PublishedListFormat> =>
  NAMED_LIST_FORMATS.some((named) => named === format);

/** Tables of the firm's own, whose columns it chooses. */
export const isTableFormat = (format: ListFormat): format is 'plain_csv' | 'plain_json' =>
  format === 'plain_csv' || format === 'plain_json';
