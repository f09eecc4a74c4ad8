import { canonicalJson } from './canonical-json.ts';
import type { PersonalValues, Sha256 } from './hash-event.ts';

const shortestSalt = 22;

function digest(name: string, value: string, salt: string, sha256: Sha256): string {
  return sha256(canonicalJson([salt, name, value]));
}

/**
 * Digests of personal values, by the names of the values, for the hashed part of an event. The salt must be random
 * and belong to this one event; erasing a person means erasing values and salt together, since a name or an e-mail
 * address can be guessed from its digest by whoever has the salt.
 * @throws RangeError when the salt is shorter than 22 characters (128 bits in base64)
 */
export function sealPersonal(
  values: PersonalValues['values'],
  salt: string,
  sha256: Sha256,
): Record<string, string> {
  if (salt.length < shortestSalt) throw new RangeError(`A salt needs at least ${shortestSalt} characters.`);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, digest(name, value, salt, sha256)]),
  );
}

/**
 * Names of personal values that no longer fit their digests: changed, added, or taken away one by one.
 * Values erased as a whole (null or absent) fit always.
 */
export function alteredPersonal(
  personal: PersonalValues | null | undefined,
  digests: { readonly [name: string]: string } | undefined,
  sha256: Sha256,
): string[] {
  if (!personal) return [];
  const { salt, values } = personal;
  const names = new Set([...Object.keys(values), ...Object.keys(digests ?? {})]);
  return [...names]
    .filter((name) => {
      const value = values[name];
      return value === undefined || digest(name, value, salt, sha256) !== digests?.[name];
    })
    .sort();
}
