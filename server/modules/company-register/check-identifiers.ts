import type { DraftIntake } from '../../../contract/reports/intake.ts';
import type { CompanyDetails, IdentifierCheck } from '../../../contract/screening/company-register.ts';
import { decodeLei } from '../../../engine/facts/index.ts';
import {
  checkCin,
  checkRegistered,
  decodeCin,
  decodeLlpin,
  type RegisteredCompany,
  registeredId,
} from '../../../engine/mca/index.ts';
import type { Clock } from '../../platform/index.ts';
import { companiesByNumber } from './stored-companies.ts';
import { activeRegister, type RegisterVersion, registerState } from './versions.ts';

type Checked = { register: RegisterVersion | null; checks: IdentifierCheck[] };

const schemes = ['CIN', 'LLPIN', 'LEI'] as const;
type Scheme = (typeof schemes)[number];

/** Inside a transaction of the system or the firm: each CIN, LLPIN and LEI of a company, read, and looked up where the register has such numbers. */
export async function checkIdentifiers({ identifiers, ...facts }: CompanyDetails): Promise<Checked> {
  const register = await activeRegister();
  const given = identifiers.filter(
    (one): one is { scheme: Scheme; value: string } =>
      schemes.includes(one.scheme as Scheme) && one.value.trim() !== '',
  );
  const idOf = (value: string) => {
    const known = registeredId(value);
    return 'id' in known ? known.id : '';
  };
  const slot = register?.slot;
  const rows = slot
    ? await companiesByNumber(
        slot,
        given.map(({ value }) => idOf(value)),
      )
    : [];
  const checks = given.map(({ scheme, value }) =>
    checked(
      scheme,
      value.trim(),
      facts,
      rows.find(({ id }) => id === idOf(value)),
    ),
  );
  return { register, checks };
}

type Facts = Omit<CompanyDetails, 'identifiers'>;

function checked(
  scheme: Scheme,
  value: string,
  facts: Facts,
  registered: RegisteredCompany | undefined,
): IdentifierCheck {
  const { valid, says, contradictions } = readers[scheme](value, facts);
  return {
    ...{ scheme, value, valid, says },
    registered: registered ?? null,
    contradictions: [...contradictions, ...(registered ? checkRegistered(registered, facts) : [])],
  };
}

function readCin(value: string, { address, ...facts }: Facts) {
  const decoded = decodeCin(value);
  const contradictions = checkCin(value, { ...withoutGaps(facts), ...(address ? { office: address } : {}) });
  if (!decoded.valid) return { valid: false, says: [], contradictions };
  const { listed, stateName, year, ownershipName } = decoded.value;
  const says = [ownershipName, listed ? 'Listed' : 'Unlisted', stateName, `Incorporated in ${year}`];
  return { valid: true, says, contradictions };
}

function readLlpin(value: string, { legalName = '' }: Facts) {
  const decoded = decodeLlpin(value);
  if (!decoded.valid)
    return { valid: false, says: [], contradictions: [{ field: 'llpin', text: decoded.reason }] };
  const isPartnership = / (?:llp|limited liability partnership) /.test(
    ` ${legalName.toLowerCase().replace(/[^a-z]+/g, ' ')} `,
  );
  const text = 'An LLPIN is given to limited liability partnerships, but the name lacks "LLP".';
  const contradictions = legalName !== '' && !isPartnership ? [{ field: 'legalName', text }] : [];
  return { valid: true, says: ['Limited liability partnership'], contradictions };
}

function readLei(value: string) {
  const decoded = decodeLei(value);
  if (!decoded.valid)
    return { valid: false, says: [], contradictions: [{ field: 'lei', text: decoded.reason }] };
  const says = ['Check digits correct', `Issued by LEI issuer ${decoded.issuer}`];
  return { valid: true, says, contradictions: [] };
}

type Reading = Pick<IdentifierCheck, 'valid' | 'says' | 'contradictions'>;

const readers: Record<Scheme, (value: string, facts: Facts) => Reading> = {
  CIN: readCin,
  LLPIN: readLlpin,
  LEI: readLei,
};

const withoutGaps = ({ legalName, countryOfIncorporation, incorporatedOn }: Facts) => ({
  ...(legalName ? { legalName } : {}),
  ...(countryOfIncorporation ? { countryOfIncorporation } : {}),
  ...(incorporatedOn ? { incorporatedOn } : {}),
});

/** Inside a transaction of the firm: the CIN and LLPIN of a request, read and looked up now. */
export async function checkRequestNumbers(clock: Clock, intake: DraftIntake) {
  const { legalName, countryOfIncorporation, incorporatedOn, address, registrationIds = [] } = intake;
  const { register, checks } = await checkIdentifiers({
    ...{ legalName, countryOfIncorporation, incorporatedOn, address },
    identifiers: registrationIds.map(({ scheme, value }) => ({ scheme, value })),
  });
  return { identifiers: checks, register: register && registerState(clock, register) };
}
