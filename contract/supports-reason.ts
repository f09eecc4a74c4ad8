import type { Match } from './screening/matches.ts';

type Compared = Pick<Match, 'corroboration'> & { entry: Pick<Match['entry'], 'type'> };
type Says = (verdict: Match['corroboration'][number]['verdict'], field?: string) => boolean;

/** What the comparison has to say for each of the first reasons. */
const NEEDS: Readonly<Record<string, (says: Says, entry: Compared['entry']) => boolean>> = {
  name_and_data_agree: (says) => says('supports') && !says('contradicts'),
  different_birth_date: (says) => says('contradicts', 'birth'),
  different_country: (says) => says('contradicts', 'country'),
  different_identifier: (says) => says('contradicts', 'identifier'),
  different_person: (says, { type }) => type === 'person' && says('contradicts'),
  different_business: (says, { type }) => type !== 'person' && says('contradicts'),
  name_only_coincidence: (says) => !says('supports'),
  insufficient_data: (says) => says('unknown') || !(says('supports') || says('contradicts')),
};

/**
 * Whether the details that were compared support a reason. One that they do not support asks for a comment that says what
 * else does. Reasons of the firm's own rest on what nobody compared: they are taken as they are.
 */
export function supportsReason(code: string, { corroboration, entry }: Compared): boolean {
  const says: Says = (verdict, field) =>
    corroboration.some((item) => item.verdict === verdict && (field === undefined || item.field === field));
  return NEEDS[code]?.(says, entry) ?? true;
}
