import type { AnswerOf, RequestOf } from '../../../../contract/index.ts';
import { type Actor, type Platform, scopeOf } from '../../../platform/index.ts';
import { checkIdentifiers, nearCompanies, registerState } from '../../company-register/index.ts';
import { clientNames } from '../../identity/index.ts';
import type { NameSearch } from '../../name-index/index.ts';
import { isClientSide } from '../../requests/index.ts';
import { thirdPartiesVisibleTo } from '../../third-parties/index.ts';
import { ORIGINS } from './near-matches.ts';

type Compared = Omit<AnswerOf<'POST /reports/v1.0/mcanearmatch'>, 'Result'>;
type Near = Compared['Data'][number]['matches'];
type Wanted = Pick<RequestOf<'POST /reports/v1.0/mcanearmatch'>, 'names' | 'company'>;

const mostShown = 50;
const closest = ['identical', 'same_by_rule', 'same_if_place_or_numeral_ignored', 'similar', 'different'];

/**
 * Each name against the third parties this caller may see and the register of companies, by rule 8, closest first;
 * and the numbers of the company it is about, where one is described.
 */
export async function compareNearNames(
  { database, clock }: Platform,
  search: NameSearch,
  { names, company }: Wanted,
  actor: Actor,
): Promise<Compared> {
  const { known, clients } = await database.tx(scopeOf(actor), async () => ({
    known: await thirdPartiesVisibleTo(actor),
    clients: isClientSide(actor) ? new Map<string, string>() : await clientNames(),
  }));
  const verdicts = await search.near(
    names,
    known.map(({ name }) => name),
  );
  const near = await nearCompanies(database, search, names);
  const { checks } = company
    ? await database.tx({ kind: 'system' }, () => checkIdentifiers(company))
    : { checks: [] };
  const own = new Set(checks.flatMap(({ registered }) => (registered ? [registered.id] : [])));
  const Data = names.map((name, index) => {
    const parties = (verdicts[index]?.verdicts ?? []).flatMap(({ place, verdict, clauses }): Near => {
      const other = known[place];
      if (!other) return [];
      const client = clients.get(other.clientId);
      return [
        {
          name: other.name,
          origin: client ? `Third party of ${client}` : ORIGINS.parties,
          verdict,
          clauses,
          assessedAt: other.ratedAt?.toISOString() ?? null,
          requestId: other.lastRequestId,
          rating: other.rating,
          relationship: other.relationship,
          registered: null,
        },
      ];
    });
    const registered = (near.found[index] ?? [])
      .filter((one) => !own.has(one.company.id))
      .map(({ company: { name: theirs, ...rest }, verdict, clauses }) => ({
        name: theirs,
        origin: ORIGINS.register,
        verdict,
        clauses,
        assessedAt: null,
        requestId: null,
        rating: null,
        relationship: null,
        registered: { name: theirs, ...rest },
      }));
    const all = [...parties, ...registered].sort(byCloseness);
    const isCut = verdicts[index]?.truncated || near.truncated[index] || all.length > mostShown;
    return { name, matches: all.slice(0, mostShown), truncated: isCut === true };
  });
  return { Data, identifiers: checks, register: near.register && registerState(clock, near.register) };
}

const byCloseness = (a: Near[number], b: Near[number]) =>
  closest.indexOf(a.verdict) - closest.indexOf(b.verdict) ||
  a.clauses.length - b.clauses.length ||
  a.name.localeCompare(b.name);
