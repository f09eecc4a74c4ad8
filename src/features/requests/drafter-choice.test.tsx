// Umi's own modules first: they and the shared ones import each other.
import '@umijs/max';
import { render, screen } from '@testing-library/react';
import { WithTexts } from '../../../tests/browser/with-texts.tsx';
import { DrafterChoice } from './drafter-choice.tsx';

type Data = Parameters<typeof DrafterChoice>[0]['data'];

const work = { dueSoon: 1, waiting: 2, inReview: 0 };
const because = '4 open requests, 1 due within 2 business days, 2 waiting for the client';
const drafter = { id: 'd', name: 'Asha Rao', open: 4, load: 3.5, because, work, away: null };
const refused = [{ drafter: 'd', because: 'declared a conflict', reason: 'conflict' as const }];
const show = (data: Data, language = 'en-US') =>
  render(
    <WithTexts language={language}>
      <DrafterChoice data={data} request="r" value={null} onChange={jest.fn()} />
    </WithTexts>,
  );

afterEach(() => localStorage.clear());

test('in English the work of a drafter is told as the server tells it', () => {
  show({ drafters: [drafter], proposals: [] });
  expect(screen.getByText(`${because}: load 3.5`)).toBeTruthy();
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
    /4 लंबित अनुरोध, 1 की नियत तिथि .*, 2 क्लाइंट की प्रतीक्षा में.*: कार्यभार/,
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
