import { canonicalJson } from './canonical-json.ts';
import type { PersonalValues, Sha256 } from './hash-event.ts';

const shortestSalt = 22;

function digest(name: string, value: string, salt: string, sha256: Sha256): string {
  return sha256(canonicalJson([salt, name, value]));
}

/**
 * Digests of personal values, by the names of the values, for the hashed part of an event. A salt must be random
 * and belong to this one value; erasing a value means erasing its salt too, since a name or an e-mail address can be
 * guessed from its digest by whoever has the salt.
 * @throws RangeError when a salt is missing or shorter than 22 characters (128 bits in base64)
 */
export function sealPersonal(personal: PersonalValues, sha256: Sha256): Record<string, string> {
  return Object.fromEntries(
    Object.entries(personal.values).map(([name, value]) => {
      const salt = personal.salts[name] ?? '';
      if (salt.length < shortestSalt)
        throw new RangeError(`A salt needs at least ${shortestSalt} characters.`);
      return [name, digest(name, value, salt, sha256)];
    }),
  );
}

/**
 * Names of personal values that no longer fit their digests: changed, added, or taken away with their salt left.
 * What was erased fits always: everything (null or absent), or a value together with a salt of its own.
 */
export function alteredPersonal(
  personal: PersonalValues | null | undefined,
  digests: { readonly [name: string]: string } | undefined,
  sha256: Sha256,
): string[] {
  if (!personal) return [];
  const { values, salts } = personal;
  const names = new Set([...Object.keys(values), ...Object.keys(salts), ...Object.keys(digests ?? {})]);
  return [...names].filter((name) => !fits(personal, name, digests?.[name], sha256)).sort();
}

function fits(personal: PersonalValues, name: string, sealed: string | undefined, sha256: Sha256) {
  const value = personal.values[name];
  const salt = personal.salts[name];
  if (value === undefined) return salt === undefined;
  return salt !== undefined && digest(name, value, salt, sha256) === sealed;
}
