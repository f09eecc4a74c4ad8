// Umi's own modules first: they and the shared ones import each other.
import '@umijs/max';
import { render, screen } from '@testing-library/react';
import { WithTexts } from '../../../tests/browser/with-texts.tsx';
import { DrafterChoice } from './drafter-choice.tsx';

type Data = Parameters<typeof DrafterChoice>[0]['data'];

const work: Data['drafters'][number]['work'] = [
  { level: 'enhanced', state: 'due_soon', count: 1, load: 4.5 },
  { level: 'standard', state: 'in_hand', count: 2, load: 4 },
  { level: 'basic', state: 'with_client', count: 2, load: 1 },
  { level: 'basic', state: 'in_review', count: 1, load: 0.25 },
];
const drafter = { id: 'd', name: 'Asha Rao', open: 6, load: 9.75, because: '', work, away: null };
const refused = [{ drafter: 'd', because: 'declared a conflict', reason: 'conflict' as const }];
const show = (data: Data, language = 'en-US') =>
  render(
    <WithTexts language={language}>
      <DrafterChoice data={data} request="r" value={null} onChange={jest.fn()} />
    </WithTexts>,
  );

afterEach(() => localStorage.clear());

const told = [
  '1 enhanced report due within 2 business days (4.5)',
  '2 standard reports in hand (4)',
  '2 basic reports waiting for the client (1)',
  '1 basic report in review (0.25)',
];

test('a load is told as the sum of its parts', () => {
  show({ drafters: [drafter], proposals: [] });
  expect(screen.getByText(`Load 9.75: ${told.join(', ')}`)).toBeTruthy();
});

test('a load of one part does not repeat its figure, and none has no parts', () => {
  const one = { ...drafter, id: 'e', load: 4.5, work: work.slice(0, 1) };
  show({ drafters: [one, { ...drafter, open: 0, load: 0, work: [] }], proposals: [] });
  expect(screen.getByText('Load 4.5: 1 enhanced report due within 2 business days')).toBeTruthy();
  expect(screen.getByText('No open requests')).toBeTruthy();
});

test('work in a state that only a newer server knows is counted by its level', () => {
  const newer = { level: 'standard', state: 'unheard_of', count: 2, load: 3 } as unknown as (typeof work)[0];
  show({ drafters: [{ ...drafter, load: 3, work: [newer] }], proposals: [] });
  expect(screen.getByText('Load 3: 2 standard reports')).toBeTruthy();
});

test.each<[string, Data, RegExp]>([
  [
    'is on leave',
    { drafters: [{ ...drafter, away: 'Asha Rao is on leave.' }], proposals: [] },
    /अवकाश पर हैं।/,
  ],
  [
    'has work',
    { drafters: [drafter], proposals: [] },
    /कार्यभार .*9\.75.*: .*2 कार्य दिवसों के भीतर नियत विस्तृत स्तर की 1 रिपोर्ट.*4\.5.*मानक स्तर की 2 रिपोर्टें/,
  ],
  [
    'may not have it',
    { drafters: [drafter], proposals: [{ request: 'r', proposed: null, refused }] },
    /हितों का टकराव/,
  ],
])('that a drafter %s is said in the reader’s language', async (_, data, words) => {
  localStorage.setItem('umi_locale', 'hi-IN');
  show(data, 'hi-IN');
  expect(await screen.findByText(words)).toBeTruthy();
});
