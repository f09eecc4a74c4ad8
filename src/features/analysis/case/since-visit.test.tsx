import { act, render, screen } from '@testing-library/react';
import { WithTexts } from '../../../../tests/browser/with-texts.tsx';
import { SinceVisit } from './since-visit.tsx';
import type { Visit } from './use-visit.ts';

const commented = {
  type: 'request.commented',
  who: 'Thomas Kuruvilla',
  role: 'drafter',
} as Visit['changes'][number];

test.each([
  ['ar-SA', 'rtl'],
  ['hi-IN', 'ltr'],
])(
  'what changed since the last visit runs in the direction of %s, though a name in Latin letters begins it',
  async (language, dir) => {
    const visit = { since: '2026-11-26T10:00:00.000Z', more: false, changes: [commented] };
    await act(async () => {
      render(
        <WithTexts language={language}>
          <SinceVisit visit={visit} onShowTimeline={() => undefined} />
        </WithTexts>,
      );
    });
    const told = await screen.findByText(/Thomas Kuruvilla/);
    expect(told.closest('[dir]')?.getAttribute('dir')).toBe(dir);
  },
);
