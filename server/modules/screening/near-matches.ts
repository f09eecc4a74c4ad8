import type { Database } from '../../platform/index.ts';
import { thirdPartiesOf } from '../requests/index.ts';
import { nearCompanies } from './company-register/near-companies.ts';
import type { NameSearch } from './name-index/name-search.ts';
import type { nearMatches, screeningRuns } from './tables.ts';

export type NearMatchRow = typeof nearMatches.$inferInsert;
type Run = typeof screeningRuns.$inferSelect;

const mostKept = 100;
/** Of the register, for one name: a common word alone brings any number. */
const mostRegistered = 20;
const ownNames = new Set(['legal_name', 'alias', 'former_name']);
const closest = ['identical', 'same_by_rule', 'same_if_place_or_numeral_ignored', 'similar'];

/**
 * For Indian third parties: others of the same client, and companies of the register, whose names rule 8 of the
 * Companies (Incorporation) Rules 2014 would not tell apart from this one's.
 */
export async function nearMatchesFor(
  database: Database,
  names: NameSearch,
  run: Run,
): Promise<NearMatchRow[]> {
  const own = run.subjects.filter(({ kind, role }) => role === 'subject' && ownNames.has(kind));
  if (!own.some(({ countries }) => countries.includes('IN'))) return [];
  const spelled = own.map(({ name }) => name);
  const others = await database.tx({ kind: 'system' }, () => thirdPartiesOf(run.clientId));
  const candidates = others.filter((other) => other.lastRequestId !== run.requestId);
  const verdicts = await names.near(
    spelled,
    candidates.map((other) => other.name),
  );
  const registered = await nearCompanies(database, names, spelled);
  // The company itself is no other one.
  const itself = new Set(own.flatMap(({ identifiers }) => identifiers.map(({ value }) => bare(value))));
  const about = { clientId: run.clientId, requestId: run.requestId, runId: run.id };
  const found = spelled.flatMap((subject, index): NearMatchRow[] => {
    const parties = (verdicts[index] ?? []).flatMap(({ place, verdict, clauses }) => {
      const name = candidates[place]?.name;
      return name ? [{ ...about, subject, name, origin: 'Your third parties', verdict, clauses }] : [];
    });
    const companies = (registered.found[index] ?? [])
      .filter(({ company }) => !itself.has(bare(company.id)))
      .sort((a, b) => closest.indexOf(a.verdict) - closest.indexOf(b.verdict))
      .slice(0, mostRegistered)
      .map(({ company, verdict, clauses }) => ({
        ...about,
        subject,
        name: company.name,
        origin: 'Register of companies',
        verdict,
        clauses,
        registered: company,
      }));
    return [...parties, ...companies];
  });
  return found.slice(0, mostKept);
}

const bare = (value: string) => value.replace(/[\s-]/g, '').toUpperCase();
