// Umi's own modules first: they and the shared ones import each other.
import '@umijs/max';
import { render, screen } from '@testing-library/react';
import { withRouter } from '../../../../tests/browser/with-router.tsx';
import { ApiProblem } from '../../http/index.ts';
import { ConflictDialog } from './conflict-dialog.tsx';

const problem = new ApiProblem(409, {
  Data: 'Someone else changed this request.',
  current: { status: 'in_review', dueOn: '2026-12-01', comment: 'in_review' },
});

test.each([
  ['somebody who typed something may keep it', false, 'Keep my changes'],
  ['an act on what was outdated has no changes to keep: its dialog is closed', true, 'Close'],
])('%s', async (_title, isSeen, button) => {
  render(
    <ConflictDialog
      open
      problem={problem}
      isSeen={isSeen}
      onClose={() => undefined}
      onReload={() => undefined}
    />,
    { wrapper: withRouter() },
  );
  const footer = (await screen.findByRole('button', { name: 'Load the latest version' })).parentElement;
  expect([...(footer?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)).toEqual([
    button,
    'Load the latest version',
  ]);
});

test('what changed is told in words and dates of the reader, and what people wrote as they wrote it', async () => {
  const seen = { status: 'in_analysis', dueOn: '2026-11-23', comment: 'in_analysis' };
  render(<ConflictDialog open problem={problem} sent={seen} onClose={() => undefined} />, {
    wrapper: withRouter(),
  });
  const rows = (await screen.findByRole('table')).querySelectorAll('tbody tr');
  expect(
    [...rows].map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent)),
  ).toEqual([
    ['In analysis', 'In review'],
    ['23 Nov 2026', '01 Dec 2026'],
    ['in_analysis', 'in_review'],
  ]);
});
