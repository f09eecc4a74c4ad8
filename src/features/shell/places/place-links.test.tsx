// Umi's own modules first: they and the shared ones import each other.
import '@umijs/max';
import { render, screen } from '@testing-library/react';
import { Unauthorized } from '@/shared/ui/unauthorized/unauthorized';
import { withRouter } from '../../../../tests/browser/with-router.tsx';
import { WithTexts } from '../../../../tests/browser/with-texts.tsx';
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

test('the page of a refused address runs from right to left for a reader of Arabic', async () => {
  localStorage.setItem('umi_locale', 'ar-SA');
  render(
    <WithTexts language="ar-SA">
      <Unauthorized />
    </WithTexts>,
    { wrapper: withRouter() },
  );
  await screen.findByRole('main');
  const { lang, dir } = document.documentElement;
  expect({ lang, dir }).toEqual({ lang: 'ar-SA', dir: 'rtl' });
  localStorage.clear();
});
