/**
 * What is said by the reasons for and against two entries being one person or organisation. Dates are EDTF, countries
 * ISO 3166-1 alpha-2; `percent` is 0–100; several values are joined by a comma.
 */
type LinkReasonValues = {
  'identifier.same': { scheme: string; value: string };
  'identifier.different': { scheme: string; ours: string; theirs: string };
  'birth.same_day': { date: string };
  'birth.near_day': { ours: string; theirs: string };
  'birth.same_year': { ours: string; theirs: string };
  'birth.different': { ours: string; theirs: string };
  'name.alike': { ours: string; theirs: string; percent: number };
  'name.further': { count: number };
  'name.aliases_only': Record<never, never>;
  'name.few_words': { text: string };
  'name.many_words': { text: string };
  'name.shared': { entries: number };
  'name.different': { ours: string; theirs: string };
  'country.same': { country: string };
  'country.different': { ours: string; theirs: string };
  'gender.different': { ours: string; theirs: string };
  'type.different': { ours: string; theirs: string };
  'list.same': { list: string };
};

type LinkReasonCode = keyof LinkReasonValues;

/** A sentence by its code and what it names, with the points it adds or takes; they add up to those of the link. */
export type LinkReason = {
  code: LinkReasonCode;
  values: Readonly<Record<string, string | number>>;
  points: number;
};

/** A reason with exactly the values that its sentence asks for. */
export const linkReason = <Code extends LinkReasonCode>(
  code: Code,
  points: number,
  values: LinkReasonValues[Code],
): LinkReason => ({ code, values: { ...values }, points });
