import type { KeyObject } from 'node:crypto';
import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { createKeyFile, type KeyRing, parseKeyRing, readKeyFile } from './key-ring.ts';

type SigningKey = { kid: string; privateKey: KeyObject; publicKey: KeyObject };

export type Keys = {
  /** The name of the key in use: whatever it seals begins with this name and a dot. */
  active: string;
  /** AES-256-GCM. `aad` names the place the text is kept in (table, column, row), so it cannot be moved elsewhere. */
  seal(text: string, aad: string): string;
  /** Throws when the text was changed, moved, or sealed by a key that is not at hand. */
  open(sealed: string, aad: string): string;
  /** The Ed25519 key in use for one purpose: `token`, `audit`, `report`… */
  signing(purpose: string): SigningKey;
  /** Every key that ever signed for this purpose, the one in use first. */
  verifying(purpose: string): SigningKey[];
  /** 32 bytes for a message authentication code. */
  secret(purpose: string): Buffer;
  /** The same of every key at hand, the one in use first: what was marked before a change of keys is still ours. */
  secrets(purpose: string): Buffer[];
};

/** From PRUDENCE_KEYS, else from `keys.json` in the data directory, which is made on the first start. */
export function loadKeys(dataDir: string, fromEnv: string | undefined): Keys {
  if (fromEnv) return keysOf(parseKeyRing(fromEnv, 'PRUDENCE_KEYS'));
  return keysOf(readKeyFile(dataDir) ?? createKeyFile(dataDir));
}

/** The same keys at every start, for tests and demos only. */
export function fixedKeys(): Keys {
  return keysOf({ active: 'dev', keys: { dev: Buffer.alloc(32, 7).toString('base64') } });
}

function keysOf(ring: KeyRing): Keys {
  const masters = new Map(Object.entries(ring.keys).map(([id, key]) => [id, Buffer.from(key, 'base64')]));
  const derive = (id: string, purpose: string) => {
    const master = masters.get(id);
    if (!master) throw new Error(`key ${id} is not in the key ring`);
    return Buffer.from(hkdfSync('sha256', master, '', `prudence ${purpose}`, 32));
  };
  const signer = (id: string, purpose: string): SigningKey => {
    const privateKey = ed25519(derive(id, `sign ${purpose}`));
    return { kid: id, privateKey, publicKey: createPublicKey(privateKey) };
  };
  const ids = [ring.active, ...[...masters.keys()].filter((id) => id !== ring.active)];
  const signers = new Map<string, SigningKey[]>();
  const verifying = (purpose: string) => {
    const known = signers.get(purpose) ?? ids.map((id) => signer(id, purpose));
    signers.set(purpose, known);
    return known;
  };

  return {
    active: ring.active,
    seal(text, aad) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', derive(ring.active, 'seal'), nonce).setAAD(
        Buffer.from(aad),
      );
      const body = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${ring.active}.${body.toString('base64url')}`;
    },
    open(sealed, aad) {
      const [id = '', body = ''] = sealed.split('.');
      const bytes = Buffer.from(body, 'base64url');
      if (bytes.length < 28) throw new Error('this is not a sealed text');
      const decipher = createDecipheriv('aes-256-gcm', derive(id, 'seal'), bytes.subarray(0, 12), {
        authTagLength: 16,
      });
      decipher.setAAD(Buffer.from(aad)).setAuthTag(bytes.subarray(-16));
      return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8');
    },
    verifying,
    signing: (purpose) => verifying(purpose)[0] as SigningKey,
    secret: (purpose) => derive(ring.active, `secret ${purpose}`),
    secrets: (purpose) => ids.map((id) => derive(id, `secret ${purpose}`)),
  };
}

/** PKCS #8 wraps the 32-byte seed of an Ed25519 key in this fixed head (RFC 8410). */
const ed25519Head = Buffer.from('302e020100300506032b657004220420', 'hex');

function ed25519(seed: Buffer) {
  return createPrivateKey({ key: Buffer.concat([ed25519Head, seed]), format: 'der', type: 'pkcs8' });
}
