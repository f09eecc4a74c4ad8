import words from '../../../shared/words/en.json';
import english from '../texts/en.json';
import { stepsOf } from './steps.ts';

const states = (status: Parameters<typeof stepsOf>[0]['status'], drafterId: string | null = 'd') =>
  stepsOf({ status, drafterId }, false).map(({ title, state }) => `${english[title]}: ${state}`);

test('what lies behind is done, one step is now, the rest comes', () => {
  expect(states('in_analysis')).toEqual([
    'Submitted: done',
    'Allocated: done',
    'In analysis: now',
    'In review: next',
    'Released: next',
  ]);
});

test('a released request has nothing left to do', () => {
  expect(states('released').every((step) => step.endsWith('done'))).toBe(true);
});

test('a question stands between what was reached and what comes', () => {
  expect(states('clarification', null)).toContain('Waiting for the client: now');
  expect(states('clarification', null)).toContain('Allocated: next');
});

test('a client who is asked sees an answer to give, not how far the firm was', () => {
  expect(stepsOf({ status: 'clarification', drafterId: null }, true)[1]).toEqual({
    title: 'yourAnswer',
    state: 'now',
  });
});

test('a cancelled request ends where it is', () => {
  expect(states('cancelled')).toEqual(['Submitted: done', 'Cancelled: now']);
});

test('firm and client read the same words for how far a request has come, which are those of its status', () => {
  for (const status of ['submitted', 'allocated', 'in_analysis', 'in_review', 'released'] as const) {
    const asked = { status, drafterId: 'd' };
    expect(stepsOf(asked, true)).toEqual(stepsOf(asked, false));
    const titles = stepsOf(asked, true).map(({ title }) => english[title]);
    expect(titles).toContain(words[status]);
  }
});
