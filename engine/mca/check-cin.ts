import { type Cin, decodeCin } from './cin.ts';
import { cinStates } from './states.ts';

/** What the request says of the company; what it does not say is not checked. */
export type CinFacts = {
  legalName?: string;
  /** ISO 3166-1 alpha-2. */
  countryOfIncorporation?: string;
  /** ISO date, month or year. */
  incorporatedOn?: string;
  /** Registered office: an address, a state's name or its code. */
  office?: string;
  listed?: boolean;
};

type CinContradiction = {
  field: 'cin' | 'legalName' | 'countryOfIncorporation' | 'incorporatedOn' | 'office' | 'listed';
  text: string;
};

function nameContradictions({ ownership, ownershipName }: Cin, name: string): string[] {
  const words = ` ${name.toLowerCase().replace(/[^a-z]+/g, ' ')} `;
  const isPrivate = / (?:private|pvt|p) /.test(words);
  const found: string[] = [];
  if ((ownership === 'PTC' || ownership === 'FTC') && !isPrivate && !/ opc /.test(words)) {
    found.push(`The CIN says ${ownershipName.toLowerCase()}, but the name lacks "Private".`);
  }
  if ((ownership === 'PLC' || ownership === 'GOI') && / (?:private|pvt) /.test(words)) {
    found.push(`The CIN says ${ownershipName.toLowerCase()}, but the name says "Private".`);
  }
  if (ownership === 'OPC' && !/ opc | one person company /.test(words)) {
    found.push('The CIN says one person company, but the name lacks "OPC".');
  }
  if (/ llp | limited liability partnership /.test(words)) {
    found.push('The name is that of an LLP; an LLP has an LLPIN and no CIN.');
  }
  return found;
}

/** States that an address names, by their codes; empty when it names none. */
function statesNamed(office: string): Set<string> {
  const folded = ` ${office
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z]+/g, ' ')} `;
  const codes = new Set<string>();
  for (const [code, names] of Object.entries(cinStates)) {
    const whole = office.trim().toUpperCase() === code;
    if (whole || names.some((name) => folded.includes(` ${name.toLowerCase()} `))) codes.add(code);
  }
  return codes;
}

/**
 * Where a CIN contradicts what is known of the company: year and date of incorporation, state and office, kind of
 * company and name, listing, country. A company that moved or changed its kind keeps neither year nor number
 * otherwise, so each contradiction is a question to put, not a fault found. Empty when nothing contradicts.
 */
export function checkCin(text: string, facts: CinFacts): CinContradiction[] {
  const decoded = decodeCin(text);
  if (!decoded.valid) return [{ field: 'cin', text: decoded.reason }];
  const { value: cin } = decoded;
  const found: CinContradiction[] = [];
  const year = Number(facts.incorporatedOn?.slice(0, 4));
  if (facts.incorporatedOn && year !== cin.year) {
    found.push({
      field: 'incorporatedOn',
      text: `The CIN says incorporated in ${cin.year}, the request says ${year}.`,
    });
  }
  const named = statesNamed(facts.office ?? '');
  const same = [...named].some((code) =>
    cinStates[code]?.some((name) => cinStates[cin.stateCode]?.includes(name)),
  );
  if (named.size > 0 && !same) {
    found.push({
      field: 'office',
      text: `The CIN says ${cin.stateName}, the registered office lies elsewhere.`,
    });
  }
  if (facts.listed !== undefined && facts.listed !== cin.listed) {
    const [says, is] = cin.listed ? ['listed', 'unlisted'] : ['unlisted', 'listed'];
    found.push({ field: 'listed', text: `The CIN says ${says}, the request says ${is}.` });
  }
  if (cin.listed && (cin.ownership === 'PTC' || cin.ownership === 'OPC')) {
    found.push({
      field: 'cin',
      text: `The CIN says listed, which a ${cin.ownershipName.toLowerCase()} cannot be.`,
    });
  }
  if (facts.countryOfIncorporation && facts.countryOfIncorporation !== 'IN') {
    found.push({
      field: 'countryOfIncorporation',
      text: 'A CIN is given to companies incorporated in India only.',
    });
  }
  for (const sentence of facts.legalName ? nameContradictions(cin, facts.legalName) : []) {
    found.push({ field: 'legalName', text: sentence });
  }
  return found;
}
