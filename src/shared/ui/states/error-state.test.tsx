import '@umijs/max';
import { render, screen } from '@testing-library/react';
import { withRouter } from '../../../../tests/browser/with-router.tsx';
import { ApiProblem } from '../../http/api-problem.ts';
import { ErrorState } from './error-state.tsx';

const show = (status: number) =>
  render(<ErrorState error={new ApiProblem(status, {})} onRetry={() => {}} list="/pages/thirdparties" />, {
    wrapper: withRouter(),
  });

test('what is not found leads to the list where it might have stood', () => {
  show(404);
  expect(screen.getByRole('link', { name: 'Open the list' }).getAttribute('href')).toBe(
    '/pages/thirdparties',
  );
});

test('what could not be loaded is tried again, and leads nowhere else', () => {
  show(500);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
