// Umi's own modules first: they and the shared ones import each other.
import '@umijs/max';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { sessionHandle } from '@/shared/http';
import { call } from '@/shared/http/call';
import { withRouter } from '../../../../tests/browser/with-router.tsx';
import { LoginSteps } from './login-steps.tsx';

let mockIsAway = false;
jest.mock('@/shared/http/call.ts', () => ({ call: jest.fn() }));
jest.mock('@/shared/http/deployment.ts', () => ({ deployment: () => ({ gateway: true }) }));
jest.mock('@/shared/ui/enrolment/enrolment.tsx', () => {
  if (mockIsAway) throw new TypeError('Failed to fetch dynamically imported module');
  return { __esModule: true, default: () => <p>The QR code</p> };
});

const step = {
  Result: 'Success',
  username: 'bob',
  secret: 'A'.repeat(16),
  login_type: 'local',
  tnc_accepted: true,
  passkey: false,
};
const session = { access: 'access', refresh: 'bobs', Data: { passkeyDue: false, language: 'en-US' } };
let answers: Record<string, object> = {};

const ended: string[] = [];
beforeEach(() => {
  mockIsAway = false;
  ended.length = 0;
  sessionStorage.clear();
  Object.assign(navigator, {
    sendBeacon: (_address: string, body: Blob) => {
      const reader = new FileReader();
      reader.onload = () => ended.push(JSON.parse(String(reader.result)).refresh_token);
      reader.readAsText(body);
      return true;
    },
  });
  answers = { 'POST /security/v1.0/getuserdetails': step, 'POST /security/v1.0/twofactor': session };
  (call as unknown as jest.Mock).mockReset().mockImplementation(async (key: string) => answers[key]);
});

const type = (label: string, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

async function enterPassword() {
  render(<LoginSteps onName={() => {}} />, { wrapper: withRouter('/login') });
  await type('Username', 'bob');
  await type('Password', 'Correct#Horse7');
  await press('Submit');
}

async function enterRecoveryCode() {
  await enterPassword();
  await press('Use a recovery code');
  await type('Recovery code', 'ABCD-EFGH-JKMN-PQRS-TVWX-YZ01');
  await press('Login');
}

test('a QR code whose program cannot be loaded leaves the step as it is, and is loaded at the next attempt', async () => {
  mockIsAway = true;
  answers['POST /security/v1.0/getuserdetails'] = { ...step, otpauth_url: 'otpauth://totp/x?secret=y' };
  await enterPassword();
  await type('Token', '12');
  screen.getByText(/Couldn’t load this/);
  await press('Try again');
  screen.getByText(/Couldn’t load this/);
  mockIsAway = false;
  await press('Try again');
  await screen.findByText('The QR code');
  expect(screen.queryByText(/Couldn’t load this/)).toBeNull();
  expect(screen.getByDisplayValue('12')).toBeTruthy();
});

test('whoever signs in with a recovery code ends the session that the tab held of somebody else, and holds the new one', async () => {
  sessionHandle.set('alices');
  await enterRecoveryCode();
  await screen.findByText(/You signed in with a recovery code/);
  expect(sessionHandle.read()).toBe('bobs');
  await waitFor(() => expect(ended).toEqual(['alices']));
});

test('starting over at the passkey that is due ends the session that has begun', async () => {
  answers['POST /security/v1.0/twofactor'] = { ...session, Data: { ...session.Data, passkeyDue: true } };
  await enterRecoveryCode();
  await press('Start over');
  screen.getByLabelText('Username');
  expect(sessionHandle.read()).toBe('');
  await waitFor(() => expect(ended).toEqual(['bobs']));
});
