import { countryTable } from './country-table.ts';

/** `call_for_action` is the FATF's black list, `increased_monitoring` its grey list. */
type FatfStatus = 'call_for_action' | 'increased_monitoring';

/** What is known of a country: `cpi` is 0 (highly corrupt) – 100 (very clean), absent where none is published. */
export type CountryFacts = { iso2: string; name: string; cpi?: number; fatf?: FatfStatus };

/** Where the figures come from and the day on which they were valid. */
export const countrySources = {
  cpi: { name: 'Transparency International, Corruption Perceptions Index 2025', asOf: '2025-12-31' },
  fatf: { name: 'FATF, plenary of 17–19 June 2026', asOf: '2026-06-19' },
} as const;

const callForAction = ['KP', 'IR', 'MM'];
const increasedMonitoring = 'AO BO BA BG CM CI CD HT IQ KE KW LA LB MC NP PG SS SY VE VN VG YE'.split(' ');

function fatfStatus(iso2: string): FatfStatus | undefined {
  if (callForAction.includes(iso2)) return 'call_for_action';
  return increasedMonitoring.includes(iso2) ? 'increased_monitoring' : undefined;
}

/** Every country and territory, in the order of the codes. */
export const countries: readonly CountryFacts[] = countryTable.map(([iso2, name, cpi]) => {
  const fatf = fatfStatus(iso2);
  return { iso2, name, ...(cpi === undefined ? {} : { cpi }), ...(fatf ? { fatf } : {}) };
});

const byCode = new Map(countries.map((country) => [country.iso2, country]));

/** Facts of one country by its ISO 3166-1 alpha-2 code, upper case; undefined for an unknown code. */
export function countryFacts(iso2: string): CountryFacts | undefined {
  return byCode.get(iso2);
}
