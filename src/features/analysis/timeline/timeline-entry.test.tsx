import { act, render, screen } from '@testing-library/react';
import { WithTexts } from '../../../../tests/browser/with-texts.tsx';
import { TimelineEntry } from './timeline-entry.tsx';

const handedBack = {
  id: 'e1',
  seq: 1,
  at: '2026-11-27T09:00:00.000Z',
  kind: 'workflow',
  type: 'request.acted',
  text: 'handed the request back: in analysis → submitted',
  acted: { action: 'hand_back', from: 'in_analysis', to: 'submitted' },
  who: 'system',
  role: 'system',
  words: null,
  changes: [
    { field: 'drafter', before: 'Ravi Mehta', after: null },
    { field: 'reasonCode', before: null, after: 'conflict_of_interest' },
  ],
  files: [],
};

test.each([
  ['en-US', 'Conflict of interest'],
  ['hi-IN', 'हितों का टकराव'],
  ['ar-SA', 'تعارض مصالح'],
])('a request that was taken from somebody says why, in %s', async (locale, reason) => {
  await act(async () => {
    render(
      <WithTexts language={locale}>
        <TimelineEntry item={handedBack as never} files={[]} />
      </WithTexts>,
    );
  });
  expect(await screen.findByText(reason)).toBeTruthy();
});

test('a gender is told in a word', async () => {
  const drafted = {
    ...handedBack,
    ...{ type: 'request.drafted', text: 'created a draft of the request', acted: null },
    changes: [{ field: 'intake.gender', before: null, after: 'male' }],
  };
  await act(async () => {
    render(
      <WithTexts>
        <TimelineEntry item={drafted as never} files={[]} />
      </WithTexts>,
    );
  });
  expect(await screen.findByText('Male')).toBeTruthy();
});
