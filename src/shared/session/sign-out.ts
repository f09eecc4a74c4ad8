import { accessToken, call, deployment, sessionHandle, tellTabs } from '../http/index.ts';
import { forgetSession, idToken, isLoggedIn, loginType, readDetails } from './current-details.ts';
import { type LogoutMessage, saveLogoutMessage } from './logout-message.ts';
import { saveOpenProviderSession } from './provider-session.ts';
import { keepProviderSignOut } from './provider-sign-out.ts';
import { signOutAddress } from './sign-out-address.ts';

/** A server that does not answer must not keep anybody signed in. */
const PATIENCE_MS = 4000;

let leaving = false;

/** The session is forgotten, but the page has not been replaced yet: only the page that follows may say why. */
export const isLeaving = () => leaving;

/**
 * Ends the session here and on the server, then goes to the root and reloads, or on to the provider. `message` is shown
 * by the login screen, which then leads on to the provider: a page of somebody else's would not say it.
 */
export async function signOut(message?: LogoutMessage) {
  if (leaving) return;
  leaving = true;
  const provider = providerAddress();
  const handle = sessionHandle.read();
  const { emailid } = readDetails();
  forgetSession();
  accessToken.clear();
  if (message) {
    saveLogoutMessage(message);
    if (provider !== '/') keepProviderSignOut(provider);
  }
  if (handle) {
    tellTabs({ kind: 'left', handle, farewell: message });
    await call(
      'POST /security/v1.0/logoutuser',
      { emailid, refresh_token: handle },
      { quiet: true, signal: AbortSignal.timeout(PATIENCE_MS) },
    ).catch(() => undefined);
  }
  if (message || provider === '/') goToRoot();
  else location.replace(provider);
}

/** Another tab of this session left, and told the server already. */
export function leaveWithOtherTab(message?: LogoutMessage) {
  if (leaving) return;
  leaving = true;
  forgetSession();
  accessToken.clear();
  if (message) saveLogoutMessage(message);
  goToRoot();
}

/** The mark outlives the reload and nothing else: the page that follows takes over no session of another tab. */
function goToRoot() {
  history.replaceState({ signedOut: true }, '', '/');
  location.reload();
}

/** A browser may bring a page back as it stood when it was left: not that of a session that has ended since. */
export function refuseReturnAfterSignOut() {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !isLoggedIn() && location.pathname.startsWith('/pages')) location.reload();
  });
}

function providerAddress(): string {
  const { deployment: kind, sso } = deployment();
  if (loginType() !== 'sso') return '/';
  if (!idToken()) {
    // Of a client's own provider nobody is signed out there.
    saveOpenProviderSession();
    return '/';
  }
  if (kind !== 'saas' || !sso) return '/';
  const address = signOutAddress(sso, idToken());
  if (address) return address;
  // biome-ignore lint/suspicious/noConsole: the error catalogue wants a console warning
  console.warn('The logout redirect is not allowed.');
  saveOpenProviderSession();
  return '/';
}
