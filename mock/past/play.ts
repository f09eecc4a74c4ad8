import type { RequestDetail } from '../../contract/reports/requests.ts';
import { STAGES } from '../../contract/request-statuses.ts';
import type { RequestAction } from '../../contract/words.ts';
import { type Pace, type Story, usualPace } from '../stories/story.ts';
import { analyse } from './analyse.ts';
import type { Cast } from './cast.ts';
import { decideOn } from './decide-on.ts';
import { editions } from './list-editions.ts';
import { METHOD_DAY } from './publish-method.ts';

/** Steps of different stories may be taken at the same time; one without a story is taken alone. */
export type Step = { daysAgo: number; story?: Story; run: () => Promise<unknown> };

/** How far each ending goes; everything before it is played. */
const road = ['draft', ...STAGES, 'released'] as const;
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
export function stepsOf(story: Story, cast: Cast): Step[] {
  const { act, idOf, settled } = cast;
  let request: RequestDetail | undefined;
  const far = road.indexOf(reach[story.until]);
  const days = daysOf(story);
  const steps: Step[] = [];
  const add = (daysAgo: number, run: () => Promise<unknown>) => steps.push({ daysAgo, story, run });

  // Only acts count its version up, so what the last one answered is current.
  const begun = () => {
    if (!request) throw new Error('the story has not begun');
    return request;
  };
  const doing = async (username: string, action: RequestAction, more: object = {}) => {
    const person = await act(username);
    const { id, clientId, version } = begun();
    request = (
      await person.call(
        'POST /reports/v1.0/submituseraction',
        { action, request: id, client: clientId, version, ...more } as never,
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
  if (far >= 1)
    add(days.submitted, async () => {
      await doing(story.by, 'submit', { consent: true });
      await settled();
    });
  if (far >= 2)
    add(days.allocated, () => doing(allocator, 'accept_and_allocate', { assignee: idOf(drafter) }));
  if (far >= 3) add(days.started, () => doing(drafter, 'start'));
  if (far >= 3) add(days.analysed, () => analyse(cast, begun(), { ...story, allocator, drafter }));
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
