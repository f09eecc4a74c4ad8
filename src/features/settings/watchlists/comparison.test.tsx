import { fireEvent, render, screen } from '@testing-library/react';
import { WithTexts } from '../../../../tests/browser/with-texts.tsx';
import { Comparison } from './comparison.tsx';

const mockAct = jest.fn();
jest.mock('@/shared/ui', () => ({
  JobProgress: ({ label }: { label: string }) => <p>{label}…</p>,
  TimeText: ({ at }: { at: string }) => <time>{at}</time>,
  useAct: () => ({ act: mockAct, busy: false, dialog: null }),
}));

const current = {
  at: '2026-11-20T09:30:00Z',
  requestsSince: 0,
  otherBase: false,
  job: null as string | null,
  failed: false,
};
const show = (comparison: Partial<typeof current>, status = 'staged') =>
  render(
    <Comparison
      preview={{ version: { id: 'v1', status } as never, comparison: { ...current, ...comparison } }}
      onReload={() => {}}
    />,
    { wrapper: WithTexts },
  );
const again = () => screen.queryByRole('button', { name: 'Compare again' });

test('a waiting version says of when the affected requests are, what changed since, and compares them again', () => {
  show({ requestsSince: 3, otherBase: true });
  expect(document.body.textContent).toContain('Requests compared 2026-11-20T09:30:00Z.');
  expect(screen.getByRole('alert').textContent).toContain(
    '3 requests were submitted or changed since then. Another version was activated since then.',
  );
  fireEvent.click(again()!);
  expect(mockAct).toHaveBeenCalledWith({ action: 'compare', version: 'v1' });
});

test('while they are compared nobody asks again, and what was decided on is history', () => {
  const { unmount } = show({ job: 'j1' });
  screen.getByText('Comparing requests…');
  expect(again()).toBeNull();
  unmount();
  show({}, 'active');
  expect(again()).toBeNull();
});

test('a comparison that could not end is told, and can be tried again', () => {
  show({ failed: true });
  expect(screen.getByRole('alert').textContent).toContain('couldn’t be compared again');
  expect(again()).not.toBeNull();
});
