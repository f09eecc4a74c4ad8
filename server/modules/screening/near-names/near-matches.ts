import { eq } from 'drizzle-orm';
import { type Database, db } from '../../../platform/index.ts';
import { nearCompanies } from '../../company-register/index.ts';
import type { NameSearch } from '../../name-index/index.ts';
import { requestView } from '../../requests/index.ts';
import { thirdPartiesOf } from '../../third-parties/index.ts';
import type { Truncated } from '../records.ts';
import type { nearMatches, screeningRuns } from '../tables.ts';

export type NearMatchRow = typeof nearMatches.$inferInsert;
type Run = typeof screeningRuns.$inferSelect;

/** Of the merely similar ones, for one name and in all: a common word alone brings any number. */
const mostSimilar = { forOne: 20, inAll: 100 };
/** Where a similar name was found, as it is stored. */
export const ORIGINS = { parties: 'Your third parties', register: 'Register of companies' } as const;

const ownNames = new Set(['legal_name', 'alias', 'former_name']);

/** `truncated` says of which names more are similar than were compared or kept, and where. */
type NearMatches = { found: NearMatchRow[]; truncated: Truncated[] };

/**
 * For Indian third parties: others of the same client, and companies of the register, whose names rule 8 of the
 * Companies (Incorporation) Rules 2014 would not tell apart from this one's. Those that are only similar are limited.
 */
export async function nearMatchesFor(database: Database, names: NameSearch, run: Run): Promise<NearMatches> {
  const own = run.subjects.filter(({ kind, role }) => role === 'subject' && ownNames.has(kind));
  if (!own.some(({ countries }) => countries.includes('IN'))) return { found: [], truncated: [] };
  const spelled = own.map(({ name }) => name);
  const candidates = await database.tx({ kind: 'system' }, () => otherThirdParties(run));
  const verdicts = await names.near(
    spelled,
    candidates.map((other) => other.name),
  );
  const registered = await nearCompanies(database, names, spelled);
  // The company itself is no other one.
  const itself = new Set(own.flatMap(({ identifiers }) => identifiers.map(({ value }) => bare(value))));
  const about = { clientId: run.clientId, requestId: run.requestId, runId: run.id };
  const found = spelled.flatMap((subject, index): NearMatchRow[] => {
    const parties = (verdicts[index]?.verdicts ?? []).flatMap(({ place, verdict, clauses }) => {
      const name = candidates[place]?.name;
      return name ? [{ ...about, subject, name, origin: ORIGINS.parties, verdict, clauses }] : [];
    });
    const companies = (registered.found[index] ?? [])
      .filter(({ company }) => !itself.has(bare(company.id)))
      .map(({ company, verdict, clauses }) => ({
        ...about,
        subject,
        name: company.name,
        origin: ORIGINS.register,
        verdict,
        clauses,
        registered: company,
      }));
    return [...parties, ...companies];
  });
  const cut = (where: string, isCut: (index: number) => boolean | undefined) =>
    spelled.flatMap((subject, index) => (isCut(index) ? [{ subject, watchlist: where }] : []));
  const limited = limitSimilar(found);
  const truncated = [
    ...cut(ORIGINS.parties, (index) => verdicts[index]?.truncated),
    ...cut(ORIGINS.register, (index) => registered.truncated[index]),
    ...limited.truncated,
  ];
  const byKey = new Map(truncated.map((one) => [`${one.subject} ${one.watchlist}`, one]));
  return { found: limited.found, truncated: [...byKey.values()] };
}

/** Inside a transaction of the system: all of the client but the one that the request is about. */
async function otherThirdParties({ clientId, requestId }: Run) {
  const [request] = await db()
    .select({ thirdPartyId: requestView.thirdPartyId })
    .from(requestView)
    .where(eq(requestView.id, requestId));
  return (await thirdPartiesOf(clientId)).filter(({ id }) => id !== request?.thirdPartyId);
}

function limitSimilar(all: readonly NearMatchRow[]): NearMatches {
  const counts = new Map<string, number>();
  const truncated = new Map<string, Truncated>();
  let similar = 0;
  const found = all.filter(({ subject, origin, verdict }) => {
    if (verdict !== 'similar') return true;
    const key = `${subject} ${origin}`;
    const own = counts.get(key) ?? 0;
    if (own >= mostSimilar.forOne || similar >= mostSimilar.inAll) {
      truncated.set(key, { subject, watchlist: origin });
      return false;
    }
    counts.set(key, own + 1);
    similar += 1;
    return true;
  });
  return { found, truncated: [...truncated.values()] };
}

const bare = (value: string) => value.replace(/[\s-]/g, '').toUpperCase();
