import { operations } from '../../contract/index.ts';
import { demoPeople } from '../people.ts';
import { stepsDoneAt, stepsDoneBy, stories } from './steps.ts';
import ar from './texts/ar.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import hi from './texts/hi.json' with { type: 'json' };

const scripts = { en: /[A-Za-z]/, hi: /\p{Script=Devanagari}/u, ar: /\p{Script=Arabic}/u };
const placeholders = (text = '') => (text.match(/\{\w+\}/g) ?? []).sort().join();

describe.each(Object.entries(stories))('the guided story of %s', (username, steps) => {
  const { role } = demoPeople.find((person) => person.username === username) ?? {};

  test('has six steps, each with a title and a text of its own', () => {
    expect(new Set(steps.map(({ id }) => id)).size).toBe(6);
    const missing = steps
      .flatMap(({ id }) => [id, `${id}.text`])
      .filter((id) => !(`${username}.${id}` in en) && !(id in en));
    expect(missing).toEqual([]);
  });

  test('names no step as a text of the panel itself, which would be told in its place', () => {
    const names = Object.keys(en).filter((name) => !name.endsWith('.text') && !(`${name}.text` in en));
    expect(steps.map(({ id }) => id).filter((id) => names.includes(id))).toEqual([]);
  });

  test('listens to operations that their role may call', () => {
    for (const { done } of steps) if (done !== 'seen') expect(operations[done.call].access).toContain(role);
  });
});

test('what Settings asks for when it opens ticks no step of an administrator', () => {
  for (const call of ['GET /reports/v1.0/watchlists', 'GET /reports/v1.0/ratingmethods'])
    expect(stepsDoneBy('admin', call, {})).toEqual([]);
});

test('the step of the rating method is done on its page and on no other', () => {
  expect(stepsDoneAt('admin', '/pages/settings')).toEqual([]);
  expect(stepsDoneAt('admin', '/pages/settings?tab=method')).toEqual(['method']);
  expect(stepsDoneAt('admin', '/pages/settings?tab=watchlists')).toEqual([]);
});

test.each(Object.entries({ hi, ar }))(
  'the story in %s says what it says in English, in its own script',
  (language, texts: Record<string, string>) => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(en).sort());
    const wrong = Object.entries(en).filter(
      ([id, text]) =>
        !scripts[language as 'hi'].test(texts[id] ?? '') || placeholders(texts[id]) !== placeholders(text),
    );
    expect(wrong).toEqual([]);
  },
);
