import type { LIST_FORMATS } from '../../../../contract/words.ts';

export type ListFormat = (typeof LIST_FORMATS)[number];

/** Formats of many publishers: the list needs a name. */
export const namedFormats: readonly ListFormat[] = ['ftm_json', 'senzing_json', 'plain_csv', 'plain_json'];
