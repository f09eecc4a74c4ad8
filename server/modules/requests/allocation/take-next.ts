import { and, asc, eq, isNull, notInArray, sql } from 'drizzle-orm';
import { type Actor, db, type Platform, problem } from '../../../platform/index.ts';
import { findPeople } from '../../identity/index.ts';
import type { ActionInput } from '../acts/act.ts';
import { acts } from '../acts/index.ts';
import type { WorkflowPorts } from '../ports.ts';
import { presentRequest } from '../present.ts';
import { applyAct, assertMay, decide, readContext } from '../run-act.ts';
import { requests } from '../tables.ts';
import { hasConflict } from './conflict.ts';

const TRIES = 5;
const perPage = 200;

/** The drafter asks for work: the server picks what is due first and free of their conflicts. */
export async function takeNext(
  platform: Platform,
  ports: WorkflowPorts,
  input: ActionInput<'take_next'>,
  actor: Actor,
) {
  assertMay(actor, 'take_next');
  for (let left = TRIES; left > 0; left -= 1) {
    const seen = await platform.database.tx({ kind: 'firm' }, () => pick(actor));
    const context = await readContext(platform, seen, { input, actor, uploads: [] });
    const change = decide(acts.take_next, context);
    const taken = await platform.database.tx({ kind: 'firm' }, async () => {
      const saved = await applyAct(acts.take_next, context, change, ports, platform.clock);
      return saved && presentRequest(saved, actor, platform.clock);
    });
    if (taken) return taken;
  }
  throw problem('request.not_possible', 'Someone else has just taken this request. Try again.');
}

async function pick(actor: Actor) {
  const me = (await findPeople([actor.userId])).get(actor.userId);
  if (!me?.available)
    throw problem(
      'request.assignee',
      'You are on leave, so you can’t take requests. End your leave first (account menu, My leave).',
    );
  const conflicts = me.conflicts.map((conflict) => conflict.toLowerCase());
  const isFree = and(
    eq(requests.status, 'submitted'),
    isNull(requests.drafterId),
    conflicts.length > 0 ? notInArray(sql`${requests.clientId}::text`, conflicts) : undefined,
  );
  // Names are compared by their plain spelling, which the database does not know.
  for (let offset = 0; ; offset += perPage) {
    const waiting = await db()
      .select()
      .from(requests)
      .where(isFree)
      .orderBy(sql`${requests.dueOn} asc nulls last`, asc(requests.submittedAt), asc(requests.number))
      .limit(perPage)
      .offset(offset);
    const next = waiting.find((request) => !hasConflict(me, request));
    if (next) return next;
    if (waiting.length < perPage) throw problem('request.not_possible', 'No requests are waiting.');
  }
}
