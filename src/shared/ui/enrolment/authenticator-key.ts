type AuthenticatorKey = { secret: string; issuer: string; account: string };

/** What a person who cannot scan types into the app: key, issuer and account of an `otpauth://` address. */
export function authenticatorKey(otpauthUrl: string): AuthenticatorKey {
  const url = new URL(otpauthUrl);
  const label = decodeURIComponent(url.pathname.split('/').at(-1) ?? '');
  return {
    secret: url.searchParams.get('secret') ?? '',
    issuer: url.searchParams.get('issuer') ?? label.split(':')[0] ?? '',
    account: label.split(':').at(-1)?.trim() ?? '',
  };
}

/** In groups of four, as people read keys aloud. */
export const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? '';
