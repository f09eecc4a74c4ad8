// Umi's own modules first: they and the shared ones import each other.
import '@umijs/max';
import { render, screen } from '@testing-library/react';
import { Unauthorized } from '@/shared/ui/unauthorized/unauthorized';
import { withRouter } from '../../../../tests/browser/with-router.tsx';
import { PlaceLinks } from './place-links.tsx';

test.each([
  ['somebody who is signed in', { role: 'drafter', modules: { Modules: ['Home', 'Third parties'] } }],
  ['a visitor', null],
])('the page of a refused address has one link to Home for %s', (_, details) => {
  if (details) sessionStorage.setItem('currentDetails', JSON.stringify(details));
  else sessionStorage.clear();
  render(
    <Unauthorized>
      <PlaceLinks />
    </Unauthorized>,
    { wrapper: withRouter() },
  );
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses.filter((address) => address === '/pages/index')).toHaveLength(1);
});
