import type { Database } from '../../platform/index.ts';
import { thirdPartiesOf } from '../requests/index.ts';
import type { NameSearch } from './name-search.ts';
import type { nearMatches, screeningRuns } from './tables.ts';

export type NearMatchRow = typeof nearMatches.$inferInsert;
type Run = typeof screeningRuns.$inferSelect;

const mostKept = 100;
const ownNames = new Set(['legal_name', 'alias', 'former_name']);

/**
 * For Indian third parties: others of the same client whose names rule 8 of the Companies (Incorporation) Rules 2014
 * would not tell apart from this one's.
 */
export async function nearMatchesFor(
  database: Database,
  names: NameSearch,
  run: Run,
): Promise<NearMatchRow[]> {
  const own = run.subjects.filter(({ kind, role }) => role === 'subject' && ownNames.has(kind));
  if (!own.some(({ countries }) => countries.includes('IN'))) return [];
  const others = await database.tx({ kind: 'system' }, () => thirdPartiesOf(run.clientId));
  const candidates = others.filter((other) => other.lastRequestId !== run.requestId);
  const found: NearMatchRow[] = [];
  const verdicts = await names.near(
    own.map(({ name }) => name),
    candidates.map((other) => other.name),
  );
  for (const [index, { name }] of own.entries()) {
    for (const { place, verdict, clauses } of verdicts[index] ?? []) {
      const other = candidates[place];
      if (!other) continue;
      found.push({
        clientId: run.clientId,
        requestId: run.requestId,
        runId: run.id,
        subject: name,
        name: other.name,
        origin: 'Your third parties',
        verdict,
        clauses,
      });
    }
  }
  return found.slice(0, mostKept);
}
