const KEY = 'sso-proof';

/** `provider` is the client's own, by the id in its sign-in address, or empty. */
type Proof = { provider: string; state: string; nonce: string; verifier: string };

/** Makes and keeps what only this tab knows until the provider sends it back. */
export async function keepProof(provider: string): Promise<Proof & { challenge: string }> {
  const proof = { provider, state: random(), nonce: random(), verifier: random() };
  sessionStorage.setItem(KEY, JSON.stringify(proof));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(proof.verifier));
  return { ...proof, challenge: base64Url(new Uint8Array(digest)) };
}

/** The kept proof, once; none when the state that came back is not the one that was sent, or came by another provider. */
export function takeProof(state: string, provider: string): Proof | null {
  const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Proof | null;
  sessionStorage.removeItem(KEY);
  return kept && kept.state === state && kept.provider === provider ? kept : null;
}

const random = () => base64Url(crypto.getRandomValues(new Uint8Array(32)));

const base64Url = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
