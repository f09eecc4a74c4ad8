import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from '@umijs/max';
import { Suspense } from 'react';
import { call } from '@/shared/http';
import { SinceVisit } from './since-visit.tsx';

jest.mock('@/shared/http/call.ts', () => ({ call: jest.fn() }));

const Provider = IntlProvider as unknown as import('react').ComponentType<
  import('react').PropsWithChildren<{ locale: string; messages: Record<string, string> }>
>;

const commented = { type: 'request.commented', who: 'Thomas Kuruvilla', role: 'drafter' };

test.each([
  ['ar-SA', 'rtl'],
  ['hi-IN', 'ltr'],
])(
  'what changed since the last visit runs in the direction of %s, though a name in Latin letters begins it',
  async (language, dir) => {
    const Data = { since: '2026-11-26T10:00:00.000Z', more: false, changes: [commented] };
    (call as unknown as jest.Mock).mockResolvedValue({ Data });
    await act(async () => {
      render(
        <Provider locale={language} messages={{}}>
          <Suspense>
            <SinceVisit of={{ id: 'r', clientId: 'c' }} onShowTimeline={() => undefined} />
          </Suspense>
        </Provider>,
      );
    });
    const told = await screen.findByText(/Thomas Kuruvilla/);
    expect(told.closest('[dir]')?.getAttribute('dir')).toBe(dir);
  },
);
