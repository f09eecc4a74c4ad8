import { authorizeAddress } from './authorize-address.ts';
import { takeProof } from './proof.ts';

const place = {
  authorizeUrl: 'https://id.example.test/authorize?realm=firm',
  clientId: 'prudence',
  redirectUri: 'https://app.example.test/login',
  scope: 'openid',
};

const base64Url = /^[A-Za-z0-9_-]{43}$/;

const askedFor = async (provider = '') =>
  Object.fromEntries(new URL(await authorizeAddress(place, provider)).searchParams);

test('B11 the provider is asked for a code with the challenge of PKCE, a state and a nonce of this sign-in alone', async () => {
  const [one, other] = [await askedFor(), await askedFor()];
  expect(one).toEqual({
    realm: 'firm',
    response_type: 'code',
    client_id: 'prudence',
    redirect_uri: 'https://app.example.test/login',
    scope: 'openid',
    state: expect.stringMatching(base64Url),
    nonce: expect.stringMatching(base64Url),
    code_challenge: expect.stringMatching(base64Url),
    code_challenge_method: 'S256',
  });
  for (const name of ['state', 'nonce', 'code_challenge']) expect(one[name]).not.toBe(other[name]);
});

test('B11 the challenge is the SHA-256 of the verifier, which stays in this tab until the code is exchanged', async () => {
  const asked = await askedFor();
  const proof = takeProof(asked.state ?? '', '');
  expect(proof).toEqual({
    provider: '',
    state: asked.state,
    nonce: asked.nonce,
    verifier: expect.stringMatching(base64Url),
  });
  expect(JSON.stringify(asked)).not.toContain(proof?.verifier);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(proof?.verifier));
  expect(Buffer.from(digest).toString('base64url')).toBe(asked.code_challenge);
});

test('B11 an answer with another state, or none, is not taken, nor is the right one afterwards', async () => {
  for (const state of ['another', '']) {
    const { state: sent = '' } = await askedFor();
    expect(takeProof(state, '')).toBeNull();
    expect(takeProof(sent, '')).toBeNull();
  }
});

test('B11 a state is taken once', async () => {
  const { state = '' } = await askedFor();
  expect(takeProof(state, '')).not.toBeNull();
  expect(takeProof(state, '')).toBeNull();
});

test('B11 what one provider was asked is not taken at the sign-in address of another one', async () => {
  for (const [asked, answered] of [
    ['one', 'other'],
    ['one', ''],
    ['', 'other'],
  ] as const) {
    const { state = '' } = await askedFor(asked);
    expect(takeProof(state, answered)).toBeNull();
  }
  const { state = '' } = await askedFor('one');
  expect(takeProof(state, 'one')).not.toBeNull();
});
