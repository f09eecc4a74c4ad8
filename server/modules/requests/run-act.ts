import type { RequestAction } from '../../../contract/words.ts';
import { type Actor, type Clock, type Platform, problem, scopeOf } from '../../platform/index.ts';
import { record } from '../audit/index.ts';
import { findPeople, type Person, usersWithRole } from '../identity/index.ts';
import { notify } from '../notifications/index.ts';
import type { Act, ActContext, ActionInput } from './acts/act.ts';
import { acts } from './acts/index.ts';
import { authorsOf } from './allocation/authorships.ts';
import { canTake, lockWorkOf, reserve } from './allocation/can-take.ts';
import { handBackOnConflict } from './allocation/hand-back-work.ts';
import { clientSideOf, leadsOf, watchersOf } from './case/case-people.ts';
import { addMessage } from './case/messages.ts';
import { watcherNotices } from './case/watcher-news.ts';
import { attachmentsOf, saveUploads, type Upload } from './files/attachments.ts';
import { differences } from './intake/differences.ts';
import { findMasterData } from './intake/master-data.ts';
import { mayEver, refusalOf } from './policy.ts';
import type { WorkflowPorts } from './ports.ts';
import { presentRequest } from './present.ts';
import { about, noticeAbout, type RequestChange, type RequestRecord } from './record.ts';
import { saveChange, updateRequest } from './save-change.ts';
import { staleProblem } from './stale.ts';
import { findVisible, isClientSide } from './visible.ts';
import { isPossible, statusAfter, workflow } from './workflow.ts';

type Call<Input extends ActionInput = Exclude<ActionInput, { action: 'take_next' }>> = {
  input: Input;
  actor: Actor;
  uploads: readonly Upload[];
};

/**
 * One act on one request: see, may, can, done. Each reads in a transaction of its own, the last of which writes; the
 * version of the request guards what the others have read.
 */
export async function runAct(platform: Platform, ports: WorkflowPorts, call: Call) {
  const { input, actor } = call;
  const act = acts[input.action];
  const seen = await see(platform, call);
  const context = await readContext(platform, seen, call);
  assertCan(actor, input.action, seen);
  const change = decide(act, context);
  const prepared =
    input.action === 'release' ? await ports.prepareRelease(seen, actor, input.digest) : undefined;
  const hasDocumentChanged = prepared === null;
  return platform.database.tx(scopeOf(actor), async () => {
    await assertStillCan(context, change);
    const saved = hasDocumentChanged
      ? null
      : await applyAct(act, { ...context, prepared }, change, ports, platform.clock);
    if (!saved) throw await staleProblem(seen.id, actor, input.action, platform.clock);
    return presentRequest(saved, actor, platform.clock);
  });
}

/** 404, then 403, then 409. */
async function see(platform: Platform, { input, actor }: Call): Promise<RequestRecord> {
  const { action, request: id, version } = input;
  return platform.database.tx(scopeOf(actor), async () => {
    const seen = await findVisible(id, actor, input.client);
    assertMay(actor, action);
    if (version !== seen.version) throw await staleProblem(id, actor, action, platform.clock);
    return seen;
  });
}

/** Reads what an act decides on. People of the firm and master lists lie beyond a tenant's own rows. */
export async function readContext(
  platform: Platform,
  request: RequestRecord,
  call: Call<ActionInput>,
): Promise<ActContext> {
  const { input, actor } = call;
  return platform.database.tx({ kind: 'system' }, async () => ({
    ...call,
    request,
    now: platform.clock.now(),
    people: await findPeople([request.drafterId, 'assignee' in input ? input.assignee : undefined]),
    clientSide: await clientSideOf(request),
    leads: await leadsOf(request),
    watchers: await watchersOf(request),
    allocators: await usersWithRole('allocator'),
    authors: await authorsOf(request),
    files: (await attachmentsOf(request.id, actor)).length,
    masterData: await findMasterData({ ...request.intake, ...('intake' in input && input.intake) }),
    calendar: platform.clock.calendar,
  }));
}

/** The drafter as far as an allocation could give it to them: who is away, or declared a conflict since, counts as gone. */
function presentDrafter(request: RequestRecord, people: ReadonlyMap<string, Person>): string | null {
  const person = request.drafterId ? people.get(request.drafterId) : undefined;
  return canTake(person, request) ? person.id : null;
}

/** May: 403 for a role that never does this. */
export function assertMay(actor: Actor, action: RequestAction) {
  if (!mayEver(actor.role, action)) throw problem('access.role', 'Your role cannot do this.');
}

/** Can: 422 for what the status or a sentence of the policy forbids. */
function assertCan(actor: Actor, action: RequestAction, request: RequestRecord) {
  if (!isPossible(action, request)) {
    const words = (code: string) => code.replaceAll('_', ' ');
    throw problem(
      'request.not_possible',
      `“${words(action)}” isn’t possible while the request is ${words(request.status)}.`,
    );
  }
  const refusal = refusalOf(action, request, actor);
  if (refusal) throw problem('request.not_possible', refusal);
}

/** Inside the transaction of the act. A conflict declared since the call began stops the act; one declared now waits for it. */
async function assertStillCan({ actor, input, request }: ActContext, change: RequestChange) {
  if (actor.clientId) return;
  await lockWorkOf([actor.userId, isGiven(request, change, input.action) ? change.drafterId : null]);
  const { conflicts = [] } = (await findPeople([actor.userId])).get(actor.userId) ?? {};
  assertCan({ ...actor, conflicts }, input.action, request);
}

/** Pure: everything that the act writes on the request. */
export function decide(act: Act, context: ActContext): RequestChange {
  const { request, input, now } = context;
  if (act.comment && !input.comment?.trim())
    throw problem('request.incomplete', act.comment, { fields: { comment: act.comment } });
  const drafterId = workflow[input.action].withoutDrafter
    ? presentDrafter(request, context.people)
    : request.drafterId;
  const change = { drafterId, ...act.change(context) };
  const status = statusAfter(input.action, { ...request, drafterId: change.drafterId ?? null });
  const moved = status !== request.status || input.action === 'accept_and_allocate';
  return { ...change, status, updatedAt: now, statusSince: moved ? now : request.statusSince };
}

/** Whether the act gives the request to a drafter; what is closed was taken from nobody when they left. */
const isGiven = (
  request: RequestRecord,
  change: RequestChange,
  action: RequestAction,
): change is RequestChange & { drafterId: string } =>
  typeof change.drafterId === 'string' && (change.drafterId !== request.drafterId || action === 'reopen');

/**
 * Inside the transaction of the act: request, conversation, files, audit event, notices. Null when it was stale.
 *
 * The order counts: reserve the drafter; lock the third party, which a merge too locks before its requests; read the
 * clock, since who compared the third party before it was locked has to find that it changed since; save the request.
 */
export async function applyAct(
  act: Act,
  context: ActContext,
  change: RequestChange,
  ports: WorkflowPorts,
  clock: Clock,
): Promise<RequestRecord | null> {
  const { request, input, actor } = context;
  if (isGiven(request, change, input.action) && !(await reserve(change.drafterId, request))) return null;
  if (act.changesThirdParty) await ports.thirdParties.lock({ ...request, ...change });
  const now = act.changesThirdParty ? clock.now() : context.now;
  const moved = await saveChange(request, { ...change, updatedAt: now }, input.action === 'release');
  if (!moved) return null;
  const files = await saveCommentAndFiles(act, context);
  const more = await act.afterwards?.(moved, { ...context, now }, ports);
  const saved = more ? await updateRequest(moved.id, more) : moved;
  if (files.length > 0) await ports.readDocuments(saved, actor);
  await record(clock, {
    type: 'request.acted',
    actor,
    ...about(saved),
    data: { action: input.action, from: request.status, to: saved.status, version: saved.version },
    ...differences(request, saved, files),
    personal: input.comment ? { comment: input.comment } : {},
  });
  await notifyConcerned(act, saved, context, clock);
  return input.action === 'amend' ? handBackOnConflict(saved, clock) : saved;
}

/** The comment becomes a message, the files hang on it. */
async function saveCommentAndFiles(act: Act, { request, input, actor, uploads, now }: ActContext) {
  const text = input.comment?.trim();
  const how = act.message ?? { kind: 'note', visibility: 'internal' };
  const message = text ? await addMessage(request, { ...how, text }, actor, now) : undefined;
  const side = isClientSide(actor) || how.visibility === 'shared' ? 'intake' : 'analysis';
  return saveUploads(request, withKinds(uploads, input), { side, messageId: message?.id }, actor, now);
}

function withKinds(uploads: readonly Upload[], input: ActionInput): readonly Upload[] {
  if (input.action !== 'answer') return uploads;
  const kinds = new Map(input.documentKinds?.map(({ file, kind }) => [file, kind]));
  return uploads.map((upload, place) => ({ ...upload, documentKind: kinds.get(place) }));
}

async function notifyConcerned(act: Act, saved: RequestRecord, context: ActContext, clock: Clock) {
  const concerned = act.tell(saved, context);
  const told = new Set(concerned.flatMap(({ userIds }) => userIds).filter((id) => id !== null));
  const watching = watcherNotices(context.input.action, context.watchers, told);
  for (const { userIds, activity, kind } of [...concerned, ...watching]) {
    const others = userIds.filter((id): id is string => id !== null && id !== context.actor.userId);
    await notify(clock, {
      userIds: others,
      ...noticeAbout(saved),
      ...(kind && { kind }),
      activity,
    });
  }
}
