import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestDetail } from '../contract/reports/requests.ts';
import type { RequestAction } from '../contract/words.ts';
import { analyse } from './analyse.ts';
import type { Act } from './cast.ts';
import { decideOn } from './decide-on.ts';
import type { HttpClient } from './http/http-client.ts';
import type { Story } from './stories/story.ts';

export type Step = { daysAgo: number; run: () => Promise<unknown> };

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
  const pace = story.daysAgo / 8;
  const on = (share: number) => story.daysAgo - Math.min(pace * share, share);
  const steps: Step[] = [];
  const add = (daysAgo: number, run: () => Promise<unknown>) => steps.push({ daysAgo, run });

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

  add(on(0), async () => {
    const person = await act(story.by);
    const files = (story.files ?? []).map(({ name, text }) => ({ name, content: text, type: 'text/plain' }));
    request = (await person.call('POST /reports/v1.0/requestdetails', { intake: story.intake }, files)).Data;
  });
  if (far >= 1) add(on(0.1), () => doing(story.by, 'submit', { consent: true }));
  if (far >= 1) add(on(0.1), async () => screened(await act('allocator'), request));
  if (far >= 2)
    add(on(1), async () => {
      const chief = await act(allocator);
      const people = (await chief.call('GET /security/v1.0/userdetails', { assignable: true })).Data;
      const assignee = people.find(({ username }) => username === drafter)?.id;
      await doing(allocator, 'accept_and_allocate', { assignee });
    });
  if (far >= 3) add(on(2), () => doing(drafter, 'start'));
  if (far >= 3)
    add(on(3), async () =>
      analyse(await act(drafter), await act(allocator), await current(await act(drafter), request), story),
    );
  if (far >= 4) add(on(4), () => doing(drafter, 'submit_for_review'));
  if (far >= 5) add(on(5), () => doing(allocator, 'release'));
  const { decided } = story;
  if (decided) add(on(6), async () => decideOn(await act(decided.by), story.intake.legalName ?? '', decided));

  const comment = story.question ?? story.reason ?? 'See the notes.';
  if (story.until === 'clarification') add(on(4), () => doing(drafter, 'ask_client', { comment }));
  if (story.until === 'returned') add(on(5), () => doing(allocator, 'return', { comment }));
  if (story.until === 'reopened') add(on(6), () => doing(allocator, 'reopen', { comment }));
  if (story.until === 'rejected') add(on(1), () => doing(allocator, 'reject', { comment }));
  if (story.until === 'cancelled') add(on(1), () => doing(story.by, 'cancel', { comment }));
  return steps;
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
