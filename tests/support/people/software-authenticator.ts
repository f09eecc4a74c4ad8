import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const url = (data: Buffer) => data.toString('base64url');

/** What a browser would not let an authenticator say, for tests of what the server refuses. */
export type Lies = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  counter?: number;
  unverified?: boolean;
};

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** An authenticator in software with one passkey (ES256, attestation `none`), which says whatever a test wants. */
export function softwareAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = url(credentialId);
  let counter = 0;

  const clientData = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: false,
      }),
    );

  const authenticatorData = (rpId: string, flags: number, lies: Lies, rest = Buffer.alloc(0)) => {
    counter = lies.counter ?? counter + 1;
    const head = Buffer.alloc(5);
    head.writeUInt8(flags | PRESENT | (lies.unverified ? 0 : VERIFIED));
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(lies.rpId ?? rpId), head, rest]);
  };

  return {
    id,
    create(options: { challenge: string; rp: { id?: string | undefined } }, lies: Lies = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      // COSE: EC2, ES256, P-256, x and y.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const idLength = Buffer.from([0, credentialId.length]);
      const attested = Buffer.concat([Buffer.alloc(16), idLength, credentialId, key]);
      const authData = authenticatorData(options.rp.id ?? '', HAS_KEY, lies, attested);
      const attestation = Buffer.concat([
        Buffer.from('a3', 'hex'),
        Buffer.from('63', 'hex'),
        Buffer.from('fmt'),
        Buffer.from('64', 'hex'),
        Buffer.from('none'),
        Buffer.from('67', 'hex'),
        Buffer.from('attStmt'),
        Buffer.from('a0', 'hex'),
        Buffer.from('68', 'hex'),
        Buffer.from('authData'),
        Buffer.from([0x58, authData.length]),
        authData,
      ]);
      return {
        id,
        clientDataJSON: url(clientData('webauthn.create', options.challenge, lies)),
        attestationObject: url(attestation),
        transports: ['internal' as const],
      };
    },
    get({ challenge, rpId = '' }: { challenge: string; rpId?: string | undefined }, lies: Lies = {}) {
      const client = clientData('webauthn.get', challenge, lies);
      const data = authenticatorData(rpId, 0, lies);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id,
        clientDataJSON: url(client),
        authenticatorData: url(data),
        signature: url(signature),
      };
    },
  };
}
