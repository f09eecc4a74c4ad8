// Umi's own modules first: they and the shared ones import each other.
import '@umijs/max';
import { render, screen } from '@testing-library/react';
import { withRouter } from '../../../../tests/browser/with-router.tsx';
import { WatchPanel } from './watch-panel.tsx';

type Props = Parameters<typeof WatchPanel>[0];

test('a review day that a decision has set stands in the calendar, not the one from before', () => {
  const register = { busy: false, run: jest.fn() } as object as Props['register'];
  const panel = (nextReviewOn: string) => (
    <WatchPanel
      party={
        { nextReviewOn, monitored: true, rating: 'low', actions: ['review_on'] } as object as Props['party']
      }
      register={register}
    />
  );
  const { rerender } = render(panel('2031-03-01'), { wrapper: withRouter() });
  expect(screen.getByLabelText<HTMLInputElement>('Next review date').value).toContain('2031-03-01');
  rerender(panel('2032-09-15'));
  expect(screen.getByLabelText<HTMLInputElement>('Next review date').value).toContain('2032-09-15');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /review/i }).disabled).toBe(true);
});

test.each([
  ['whose relationship was rejected has no review planned', 'low', 'No review planned'],
  ['without a report is reviewed after the first', null, 'After the first report'],
])('a third party %s', (_, rating, text) => {
  const party = { nextReviewOn: null, monitored: false, rating, actions: [] } as object as Props['party'];
  const register = { busy: false, run: jest.fn() } as object as Props['register'];
  render(<WatchPanel party={party} register={register} />, { wrapper: withRouter() });
  expect(screen.getByText(text)).toBeTruthy();
});
