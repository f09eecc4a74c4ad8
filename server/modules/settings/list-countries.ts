import { countries, countrySources } from '../../../engine/facts/index.ts';

/** Countries in the order of their names, with what is known of corruption and of the FATF's lists. */
export function listCountries() {
  const rows = countries
    .map((country) => ({
      code: country.iso2,
      name: country.name,
      cpi: country.cpi ?? null,
      fatf: country.fatf ?? ('none' as const),
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  return {
    Result: 'Success' as const,
    Data: rows,
    total: rows.length,
    sources: Object.values(countrySources).map(({ name, asOf }) => ({ name, asOf })),
  };
}
