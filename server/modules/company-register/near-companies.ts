import type { NearMatchVerdict, RegisteredCompany } from '../../../engine/mca/index.ts';
import type { Database } from '../../platform/index.ts';
import type { NameSearch } from '../name-index/index.ts';
import { companiesNear } from './stored-companies.ts';
import { activeRegister, type RegisterVersion } from './versions.ts';

type NearCompany = { company: RegisteredCompany; verdict: NearMatchVerdict; clauses: string[] };

/** `truncated` says by name that more companies share words with it than were compared. */
type NearCompanies = { register: RegisterVersion | null; found: NearCompany[][]; truncated: boolean[] };

/** For each name the companies of the register that rule 8 does not call different from it. */
export async function nearCompanies(
  database: Database,
  search: NameSearch,
  names: readonly string[],
): Promise<NearCompanies> {
  const { register, candidates } = await database.tx({ kind: 'system' }, async () => {
    const active = await activeRegister();
    if (!active?.slot) return { register: null, candidates: [] };
    const near: { companies: RegisteredCompany[]; truncated: boolean }[] = [];
    for (const name of names) near.push(await companiesNear(active.slot, name));
    return { register: active, candidates: near };
  });
  const found = await Promise.all(
    names.map(async (name, at) => {
      const some = candidates[at]?.companies ?? [];
      if (some.length === 0) return [];
      const [near] = await search.near(
        [name],
        some.map((company) => company.name),
      );
      return (near?.verdicts ?? []).flatMap(({ place, verdict, clauses }) => {
        const company = some[place];
        return company ? [{ company, verdict, clauses }] : [];
      });
    }),
  );
  return { register, found, truncated: names.map((_, at) => candidates[at]?.truncated ?? false) };
}
