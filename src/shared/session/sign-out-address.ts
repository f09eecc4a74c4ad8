type SsoLogout = { endSessionUrl?: string; logoutRedirectUri: string; allowedLogoutHosts: readonly string[] };

/**
 * Where single sign-on ends a session, or '' when it may not lead back to where it would. The redirect must be one of
 * the allowed addresses letter by letter: nothing is resolved, so no other spelling of a host passes for it.
 */
export function signOutAddress(sso: SsoLogout, idTokenHint: string): string {
  const { endSessionUrl = '', logoutRedirectUri: back, allowedLogoutHosts } = sso;
  if (back === '' || !allowedLogoutHosts.includes(back)) return '';
  if (!isWebAddress(back) || !isWebAddress(endSessionUrl)) return '';
  const end = new URL(endSessionUrl);
  if (idTokenHint) end.searchParams.set('id_token_hint', idTokenHint);
  end.searchParams.set('post_logout_redirect_uri', back);
  return end.href;
}

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
