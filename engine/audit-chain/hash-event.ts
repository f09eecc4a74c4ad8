import { canonicalJson, type Json } from './canonical-json.ts';

/** SHA-256 of a UTF-8 text as 64 lower-case hexadecimal digits; given by the caller, so that this stays pure. */
export type Sha256 = (text: string) => string;

/** Who did it. `system` has neither id nor role. */
type Actor = { id: string; role: string } | 'system';

/**
 * One event as it goes into the hash. `chain` is a client's id or `firm`; `seq` counts from 1 without gaps within
 * the chain; `at` is an ISO 8601 time in UTC; `data` holds nothing personal; personal values appear only as
 * `personalDigests`. Other members may be added: whatever JSON says is covered.
 */
export type AuditEvent = {
  chain: string;
  seq: number;
  at: string;
  type: string;
  actor: Actor;
  clientId?: string | null;
  object?: { type: string; id: string } | null;
  data?: Json;
  personalDigests?: { readonly [name: string]: string };
  requestId?: string | null;
  ip?: string | null;
  session?: string | null;
};

/**
 * Personal values of an event, kept beside the chain, each with a salt of its own so that it can be erased alone; null
 * once everything is erased.
 */
export type PersonalValues = {
  values: { readonly [name: string]: string };
  salts: { readonly [name: string]: string };
};

/** A row of the audit trail: the event, its hash, and the personal values that lie beside it. */
export type StoredEvent = AuditEvent & { hash: string; personal?: PersonalValues | null };

/** What the first event of every chain follows. */
export const chainStart = '0'.repeat(64);

/**
 * Hash of an event that follows the event with hash `previous`: SHA-256 over that hash, a line feed and the
 * canonical JSON of the event without `hash` and without the erasable `personal`.
 * Method: hash chain over canonical JSON as in RFC 8785 (2020); see `canonicalJson`.
 * @throws TypeError when the event holds what JSON cannot say
 */
export function hashEvent(previous: string, event: AuditEvent, sha256: Sha256): string {
  const { hash: _hash, personal: _personal, ...covered } = event as AuditEvent & Partial<StoredEvent>;
  return sha256(`${previous}\n${canonicalJson(covered as { readonly [key: string]: Json })}`);
}
