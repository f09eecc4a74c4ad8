type SsoLogout = { endSessionUrl?: string; logoutRedirectUri: string; allowedLogoutHosts: readonly string[] };

/**
 * Where single sign-on ends a session, or '' when the redirect is not one of the allowed production hosts.
 * The host is compared as the browser would resolve it: prefixes, user info and other spellings do not pass.
 */
export function signOutAddress(sso: SsoLogout, idTokenHint: string): string {
  try {
    const back = new URL(sso.logoutRedirectUri);
    const allowed =
      back.protocol === 'https:' && back.username === '' && sso.allowedLogoutHosts.includes(back.host);
    if (!allowed || /[\s\\]/.test(sso.logoutRedirectUri)) return '';
    const end = new URL(sso.endSessionUrl ?? '');
    end.searchParams.set('id_token_hint', idTokenHint);
    end.searchParams.set('post_logout_redirect_uri', sso.logoutRedirectUri);
    return end.href;
  } catch {
    return '';
  }
}
