export type { CountryFacts } from './countries.ts';
export { countries, countryFacts, countrySources } from './countries.ts';
export { countryCode } from './country-code.ts';
export { decodeLei } from './lei.ts';
