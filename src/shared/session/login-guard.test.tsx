// Umi's own modules first: they and the shared ones import each other.
import '@umijs/max';
import { render, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { withRouter } from '../../../tests/browser/with-router.tsx';
import { forgetSession, keepSession } from './current-details.ts';
import { detailsFrom } from './details-from.ts';
import { LoginGuard } from './login-guard.tsx';
import { takeReturnAddress } from './return-address.ts';

const address = '/pages/requestdetails?search=Kaveri';

const signIn = (username: string) =>
  keepSession(
    {
      ...detailsFrom(null),
      ...{ username, role: 'drafter', modules: { Modules: ['Home', 'Request Details'] } },
    },
    '',
    'local',
  );

const open = () =>
  render(
    <Routes>
      <Route path="/pages/*" element={<LoginGuard>the page</LoginGuard>} />
      <Route path="*" element="the login screen" />
    </Routes>,
    { wrapper: withRouter(address) },
  );

test.each([
  ['ravi.mehta', address],
  ['asha.rao', ''],
])('going back to a page of ravi.mehta after the session has ended leads %s to “%s”', (next, expected) => {
  signIn('ravi.mehta');
  open().unmount();
  forgetSession();
  open();
  expect(screen.getByText('the login screen')).toBeTruthy();
  signIn(next);
  expect(takeReturnAddress()).toBe(expected);
});
