import type { DraftIntake, identifier } from '../../../contract/reports/intake.ts';
import { plainName } from '../requests/index.ts';

type Identifier = (typeof identifier)['_output'];

/** Schemes that name one holder in the whole world; the others only together with their country. */
const worldwide = ['LEI', 'IMO', 'CIN', 'LLPIN', 'PAN'];
const order = ['CIN', 'LLPIN', 'LEI', 'IMO', 'PAN', 'VAT', 'passport', 'registration', 'other'];

/** An identifier as one text, whatever its spelling. */
export function identityOf({ scheme, value, country = '' }: Identifier) {
  const plain = value.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  return worldwide.includes(scheme) ? `${scheme}:${plain}` : `${scheme}:${country}:${plain}`;
}

/** What makes two requests of one client be about the same third party, the strongest first. */
export function identitiesOf(intake: DraftIntake): string[] {
  const ids = [...(intake.registrationIds ?? [])].sort(
    (a, b) => order.indexOf(a.scheme) - order.indexOf(b.scheme),
  );
  const country = intake.countryOfIncorporation ?? intake.nationality ?? '';
  const byName = `name:${plainName(intake.legalName ?? '')}|${country}`;
  return ids.length > 0 ? [...new Set(ids.map(identityOf))] : [byName];
}

/** Of a third party of which no request stated an identifier: a name contradicts none. */
export const isName = (identity: string) => identity.startsWith('name:');
