import { render, screen } from '@testing-library/react';
import { withRouter } from '../../../tests/browser/with-router.tsx';
import { ByStatus } from './by-status.tsx';

const rows = [{ status: 'in_review' as const, value: 3 }];
const linkTo = () => screen.getByRole('link', { name: 'In review' }).getAttribute('href');

test('a status leads to all requests that have it', () => {
  render(<ByStatus rows={rows} />, { wrapper: withRouter() });
  expect(linkTo()).toBe('/pages/requestdetails?status=in_review');
});

test('a status of one client’s requests of some days leads to these', () => {
  render(<ByStatus rows={rows} within={{ client: 'k', from: '2026-01-01', to: '' }} />, {
    wrapper: withRouter(),
  });
  expect(linkTo()).toBe('/pages/requestdetails?status=in_review&client=k&createdFrom=2026-01-01');
});
