import { and, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { getAllocations } from '../../../../contract/reports/allocations.ts';
import { OPEN_STATUSES } from '../../../../contract/request-statuses.ts';
import { type Actor, type Clock, db } from '../../../platform/index.ts';
import { activeDrafters, type Person } from '../../identity/index.ts';
import { reportTypes } from '../../settings/index.ts';
import type { RequestRecord } from '../record.ts';
import { requests } from '../tables.ts';
import { findVisible } from '../visible.ts';
import { hasConflict } from './conflict.ts';
import { leaveSentence } from './leave-sentence.ts';
import { loadOf, type Weighing, weightOf } from './load.ts';

type Proposals = z.output<typeof getAllocations.answer>['Data'];
type Drafter = Proposals['drafters'][number];

/**
 * Inside a transaction of the firm: who could take these requests, the least loaded first, and one of them for each
 * request. What is due first chooses first, and what somebody is proposed for counts as theirs for the next one.
 */
export async function suggestDrafters(
  ids: readonly string[],
  actor: Actor,
  { calendar }: Clock,
): Promise<Proposals> {
  const asked: RequestRecord[] = [];
  for (const id of new Set(ids)) asked.push(await findVisible(id, actor));
  const types = await reportTypes();
  const weighing: Weighing = {
    levels: new Map(types.map(({ key, level }) => [key, level])),
    calendar,
  };
  const people = await activeDrafters();
  const drafters = await withLoads(people, weighing);
  const carried = new Map(drafters.map(({ id, load }) => [id, load]));
  const byDueDay = [...asked].sort((a, b) => (a.dueOn ?? '9').localeCompare(b.dueOn ?? '9'));
  const proposals = byDueDay.map((request) => propose(request, people, carried, weighing));
  return { drafters, proposals };
}

async function withLoads(people: readonly Person[], weighing: Weighing): Promise<Drafter[]> {
  const ids = people.map(({ id }) => id);
  const works =
    ids.length === 0
      ? []
      : await db()
          .select({
            drafterId: requests.drafterId,
            status: requests.status,
            reportType: requests.reportType,
            dueOn: requests.dueOn,
          })
          .from(requests)
          .where(and(inArray(requests.drafterId, ids), inArray(requests.status, OPEN_STATUSES)));
  const drafters = people.map((person) => {
    const own = works.filter(({ drafterId }) => drafterId === person.id);
    return {
      id: person.id,
      name: person.name,
      open: own.length,
      ...loadOf(own, weighing),
      away: person.available ? null : leaveSentence(person),
    };
  });
  return drafters.sort((a, b) => Number(a.away !== null) - Number(b.away !== null) || a.load - b.load);
}

function propose(
  request: RequestRecord,
  people: readonly Person[],
  carried: Map<string, number>,
  weighing: Weighing,
): Proposals['proposals'][number] {
  const refused = people.flatMap((person) => {
    const reason = refusalOf(person, request);
    return reason ? [{ drafter: person.id, because: refusedBecause[reason], reason }] : [];
  });
  const loadOn = ({ id }: Person) => carried.get(id) ?? 0;
  const [best] = people
    .filter(({ id, available }) => available && !refused.some(({ drafter }) => drafter === id))
    .sort((a, b) => loadOn(a) - loadOn(b));
  if (best) carried.set(best.id, loadOn(best) + weightOf(request, weighing));
  return { request: request.id, proposed: best?.id ?? null, refused };
}

const refusedBecause = { has_it: 'has it already', conflict: 'declared a conflict' } as const;

function refusalOf(person: Person, request: RequestRecord): keyof typeof refusedBecause | null {
  if (person.id === request.drafterId) return 'has_it';
  return hasConflict(person, request) ? 'conflict' : null;
}
