import type { CinFacts } from './check-cin.ts';
import { decodeCin } from './cin.ts';
import { decodeLlpin } from './llpin.ts';
import { nearMatch } from './near-match.ts';

/** A company, or limited liability partnership, as the register of the Ministry of Corporate Affairs has it. */
export type RegisteredCompany = {
  /** CIN, LLPIN with its hyphen, or the number of a foreign company. */
  id: string;
  name: string;
  status: string;
  kind: string;
  /** ISO date; empty where the register gives none. */
  registeredOn: string;
  state: string;
};

/** What a request says of it. */
type CompanyFacts = Pick<CinFacts, 'legalName' | 'incorporatedOn'>;

const foreign = /^F\d{5}$/;

/** The number of a row in the one spelling it is looked up by. */
export function registeredId(text: string): { id: string } | { reason: string } {
  const bare = text.replace(/[\s-]/g, '').toUpperCase();
  if (bare === '') return { reason: 'The number of the company is missing.' };
  if (foreign.test(bare)) return { id: bare };
  if (bare.length === 7) {
    const llp = decodeLlpin(bare);
    return llp.valid ? { id: llp.llpin } : { reason: llp.reason };
  }
  const cin = decodeCin(bare);
  return cin.valid ? { id: cin.value.cin } : { reason: cin.reason };
}

/** Whether the register has it as active; whatever else it says is a question to put. */
export const isInGoodStanding = ({ status }: Pick<RegisteredCompany, 'status'>) =>
  status === '' || /^active\b/i.test(status);

/** Where the register contradicts the request: name, status, day of registration. */
export function checkRegistered(company: RegisteredCompany, facts: CompanyFacts) {
  const found: { field: 'legalName' | 'incorporatedOn' | 'status'; text: string }[] = [];
  const name = facts.legalName?.trim() ?? '';
  if (name !== '' && !['identical', 'same_by_rule'].includes(nearMatch(company.name, name).verdict))
    found.push({ field: 'legalName', text: `The register has this number for ${company.name}.` });
  if (!isInGoodStanding(company))
    found.push({ field: 'status', text: `The register says: ${company.status}.` });
  const stated = facts.incorporatedOn ?? '';
  const known = company.registeredOn.slice(0, stated.length);
  if (stated !== '' && known !== '' && stated !== known)
    found.push({
      field: 'incorporatedOn',
      text: `The register says registered on ${company.registeredOn}, the request says ${stated}.`,
    });
  return found;
}
