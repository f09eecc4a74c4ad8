import type { AnswerOf } from '../../../contract/index.ts';
import { type Actor, type Platform, scopeOf } from '../../platform/index.ts';
import { clientNames } from '../identity/index.ts';
import { isClientSide, thirdPartiesVisibleTo } from '../requests/index.ts';
import type { NameSearch } from './name-search.ts';

type Compared = AnswerOf<'POST /reports/v1.0/mcanearmatch'>['Data'];

const mostShown = 50;
const closest = ['identical', 'same_by_rule', 'same_if_place_or_numeral_ignored', 'similar', 'different'];

/** Each name against the third parties this caller may see, by rule 8, closest first. */
export async function compareNearNames(
  platform: Platform,
  search: NameSearch,
  names: string[],
  actor: Actor,
): Promise<Compared> {
  const { known, clients } = await platform.database.tx(scopeOf(actor), async () => ({
    known: await thirdPartiesVisibleTo(actor),
    clients: isClientSide(actor) ? new Map<string, string>() : await clientNames(),
  }));
  const verdicts = await search.near(
    names,
    known.map(({ name }) => name),
  );
  return names.map((name, index) => {
    const matches = (verdicts[index] ?? []).flatMap(({ place, verdict, clauses }) => {
      const other = known[place];
      if (!other) return [];
      const client = clients.get(other.clientId);
      return {
        name: other.name,
        origin: client ? `Third party of ${client}` : 'Your third parties',
        verdict,
        clauses,
        assessedAt: other.ratedAt?.toISOString() ?? null,
        requestId: other.lastRequestId,
      };
    });
    matches.sort(
      (a, b) =>
        closest.indexOf(a.verdict) - closest.indexOf(b.verdict) ||
        a.clauses.length - b.clauses.length ||
        a.name.localeCompare(b.name),
    );
    return { name, matches: matches.slice(0, mostShown) };
  });
}
