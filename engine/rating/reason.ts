/**
 * What the sentences of a rating name and count, by their codes. `country` is an ISO 3166-1 alpha-2 code; `industry`,
 * `relationship` and `age` are keys of the method's tables; `stated` is what the client wrote and no
 * table has; `cpi` is 0–100; shares are percent.
 */
type ReasonValues = {
  'country.unknown': Record<never, never>;
  'country.unlisted': { stated: string };
  'country.call_for_action': { country: string };
  'country.cpi': { country: string; cpi: number };
  'country.cpi_monitored': { country: string; cpi: number };
  'country.no_cpi': { country: string };
  'country.no_cpi_monitored': { country: string };
  'industry.unknown': Record<never, never>;
  'industry.unlisted': { stated: string };
  'industry.known': { industry: string };
  'relationship.unknown': Record<never, never>;
  'relationship.unknown_officials': Record<never, never>;
  'relationship.known': { relationship: string };
  'relationship.known_officials': { relationship: string };
  'ownership.unknown': Record<never, never>;
  'ownership.person': Record<never, never>;
  'ownership.disclosed': Record<never, never>;
  /** `concerns`: which of opaque, layers and offshore hold, in this order, joined by `_`. */
  'ownership.concerns': { concerns: string; layers: number };
  'ownership.sanctioned': { share: number };
  'ownership.undecided': { share: number };
  'age.unknown': Record<never, never>;
  'age.years': { years: number };
  'age.under': { age: string };
  'age.established': Record<never, never>;
  'findings.none': Record<never, never>;
  'findings.counted': { count: number };
  'floor.sanctions_match': Record<never, never>;
  'floor.possible_match': Record<never, never>;
  /** PEP class 1–4. */
  'floor.pep': { level: number };
  'floor.pep_unknown': Record<never, never>;
  'floor.criminal_charge': Record<never, never>;
  'floor.sanctioned_ownership': { share: number };
  'floor.undecided_ownership': { share: number };
  'floor.official_intermediary': { country: string };
  'floor.serious_conviction': Record<never, never>;
  'floor.conviction': Record<never, never>;
  'floor.investigation': Record<never, never>;
  'floor.settlement': Record<never, never>;
  'floor.penalty': Record<never, never>;
  'floor.insolvency': Record<never, never>;
  'floor.listed_match': Record<never, never>;
};

/** The codes of all sentences that a rating gives as its reasons. */
export type ReasonCode = keyof ReasonValues;

/** One sentence that explains a rating, by its code and what it names and counts: readers get it in their language. */
export type Reason = { code: ReasonCode; values: Readonly<Record<string, string | number>> };

type Given<Code extends ReasonCode> = keyof ReasonValues[Code] extends never ? [] : [ReasonValues[Code]];

/** A reason with exactly the values that its sentence asks for. */
export const reason = <Code extends ReasonCode>(code: Code, ...[values]: Given<Code>): Reason => ({
  code,
  values: { ...values },
});
