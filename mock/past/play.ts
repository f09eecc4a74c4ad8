import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestDetail } from '../../contract/reports/requests.ts';
import type { RequestAction } from '../../contract/words.ts';
import type { HttpClient } from '../http/http-client.ts';
import { type Pace, type Story, usualPace } from '../stories/story.ts';
import { analyse } from './analyse.ts';
import type { Act } from './cast.ts';
import { decideOn } from './decide-on.ts';
import { editions } from './list-editions.ts';
import { METHOD_DAY } from './publish-method.ts';

/** Steps of different stories may be taken at the same time; one without a story is taken alone. */
export type Step = { daysAgo: number; story?: Story; run: () => Promise<unknown> };

/** How far each ending goes; everything before it is played. */
const road = ['draft', 'submitted', 'allocated', 'in_analysis', 'in_review', 'released'] as const;
const reach: Record<Story['until'], (typeof road)[number]> = {
  draft: 'draft',
  submitted: 'submitted',
  allocated: 'allocated',
  in_analysis: 'in_analysis',
  clarification: 'in_analysis',
  in_review: 'in_review',
  returned: 'in_review',
  released: 'released',
  reopened: 'released',
  rejected: 'submitted',
  cancelled: 'submitted',
};

/** The acts of one story, each on its day. */
export function stepsOf(story: Story, act: Act): Step[] {
  let request: RequestDetail | undefined;
  const far = road.indexOf(reach[story.until]);
  const days = daysOf(story);
  const steps: Step[] = [];
  const add = (daysAgo: number, run: () => Promise<unknown>) => steps.push({ daysAgo, story, run });

  const doing = async (username: string, action: RequestAction, more: object = {}) => {
    const person = await act(username);
    const now = await current(person, request);
    request = (
      await person.call(
        'POST /reports/v1.0/submituseraction',
        { action, request: now.id, client: now.clientId, version: now.version, ...more } as never,
        [],
      )
    ).Data;
  };
  const { allocator = 'allocator', drafter = 'drafter' } = story;

  add(story.daysAgo, async () => {
    const person = await act(story.by);
    const files = (story.files ?? []).map(({ name, text }) => ({ name, content: text, type: 'text/plain' }));
    request = (await person.call('POST /reports/v1.0/requestdetails', { intake: story.intake }, files)).Data;
  });
  if (far >= 1) add(days.submitted, () => doing(story.by, 'submit', { consent: true }));
  if (far >= 1) add(days.submitted, async () => screened(await act('allocator'), request));
  if (far >= 2)
    add(days.allocated, async () => {
      const chief = await act(allocator);
      const people = (await chief.call('GET /security/v1.0/userdetails', { assignable: true })).Data;
      const assignee = people.find(({ username }) => username === drafter)?.id;
      await doing(allocator, 'accept_and_allocate', { assignee });
    });
  if (far >= 3) add(days.started, () => doing(drafter, 'start'));
  if (far >= 3)
    add(days.analysed, async () => {
      const person = await act(drafter);
      await screenAgainIfOld(person, request);
      await analyse(person, await act(allocator), await current(person, request), story);
    });
  if (far >= 4) add(days.reviewed, () => doing(drafter, 'submit_for_review'));
  if (far >= 5) add(days.released, () => doing(allocator, 'release'));
  const { decided } = story;
  if (decided)
    add(days.decided, async () => decideOn(await act(decided.by), story.intake.legalName ?? '', decided));

  const comment = story.question ?? story.reason ?? 'See the notes.';
  if (story.until === 'clarification') add(days.reviewed, () => doing(drafter, 'ask_client', { comment }));
  if (story.until === 'returned') add(days.released, () => doing(allocator, 'return', { comment }));
  if (story.until === 'reopened') add(days.decided, () => doing(allocator, 'reopen', { comment }));
  if (story.until === 'rejected') add(days.allocated, () => doing(allocator, 'reject', { comment }));
  if (story.until === 'cancelled') add(days.allocated, () => doing(story.by, 'cancel', { comment }));
  return steps;
}

const changeDays = [...editions.map(({ daysAgo }) => daysAgo), METHOD_DAY];

/** Days before the present on which each step is taken. */
function daysOf(story: Story): Pace {
  const pace = story.pace ?? usualPace;
  // What began lately is told faster, so that nothing of it lies in the future.
  const haste = Math.min(1, story.daysAgo / (pace.decided + 2));
  const days = Object.fromEntries(
    Object.entries(pace).map(([step, after]) => [step, story.daysAgo - after * haste]),
  ) as Pace;
  // A new list or method makes analyses old: whoever had not released by then analyses afterwards.
  const change = changeDays.find((day) => days.analysed >= day && days.released <= day);
  if (change === undefined) return days;
  const after = (later: number) => change - later * haste;
  return {
    ...days,
    analysed: after(0.5),
    reviewed: after(0.7),
    released: after(1),
    decided: Math.min(days.decided, after(1.2)),
  };
}

async function current(person: HttpClient, request: RequestDetail | undefined): Promise<RequestDetail> {
  if (!request) throw new Error('the story has not begun');
  const { request: now } = await person.call('GET /reports/v1.0/requestdetails', {
    client: request.clientId,
    request: request.id,
  });
  if (!now) throw new Error(`${request.number} is out of sight`);
  return now;
}

async function screened(person: HttpClient, request: RequestDetail | undefined) {
  for (;;) {
    const now = await current(person, request);
    const { working } = (
      await person.call('GET /reports/v1.0/requestanalysis', { client: now.clientId, request: now.id })
    ).Data;
    if (working?.screening?.status === 'done') return;
    if (working?.screening?.status === 'failed') throw new Error(`${now.number}: ${working.screening.error}`);
    await sleep(50);
  }
}

async function screenAgainIfOld(person: HttpClient, request: RequestDetail | undefined) {
  const { id, clientId } = await current(person, request);
  const key = { client: clientId, request: id };
  const { working } = (await person.call('GET /reports/v1.0/requestanalysis', key)).Data;
  if (!working?.screening?.stale) return;
  const { Data } = await person.call('POST /reports/v1.0/screenings', key);
  for (;;) {
    const [job] = (await person.call('GET /reports/v1.0/jobs', { id: Data.job ?? '' })).Data;
    if (job?.status === 'done') return;
    if (job?.status === 'failed') throw new Error(`${request?.number}: ${job.error}`);
    await sleep(50);
  }
}
