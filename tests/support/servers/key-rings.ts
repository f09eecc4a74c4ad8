import { type Keys, loadKeys } from '../../../server/platform/keys.ts';

const keys = {
  /** What the test platform begins with. */
  dev: Buffer.alloc(32, 7).toString('base64'),
  k2: Buffer.alloc(32, 2).toString('base64'),
};
type Name = keyof typeof keys;

/** A key ring of these keys, the first one in use: as if the server had been started with it. */
export function keyRing(active: Name, ...others: Name[]): Keys {
  const held = Object.fromEntries([active, ...others].map((name) => [name, keys[name]]));
  return loadKeys('', JSON.stringify({ active, keys: held }));
}

/** A ring whose only key has the name the test platform's has, and other bytes. */
export const strangeRing = (): Keys =>
  loadKeys('', JSON.stringify({ active: 'dev', keys: { dev: Buffer.alloc(32, 9).toString('base64') } }));
