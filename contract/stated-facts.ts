/** Stated facts that a sealed report holds as codes, and those that it holds as titles of the master lists. */
export const CODED_FACTS = [
  'entityType',
  'nationality',
  'countryOfIncorporation',
  'countriesOfOperation',
  'relationshipType',
];
export const TITLED_FACTS = ['reportType', 'categories'];
