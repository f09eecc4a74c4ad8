import { cinStates } from './states.ts';

/** Kinds of company in a CIN. */
const cinOwnership = {
  PLC: 'Public limited company',
  PTC: 'Private limited company',
  OPC: 'One person company',
  NPL: 'Not-for-profit company',
  PLN: 'Nidhi company',
  FTC: 'Subsidiary of a foreign company',
  FLC: 'Financial lease company',
  GAP: 'General association, public',
  GAT: 'General association, private',
  GOI: 'Company of the Government of India',
  SGC: 'Company of a state government',
  ULL: 'Public company with unlimited liability',
  ULT: 'Private company with unlimited liability',
} as const;

type CinOwnership = keyof typeof cinOwnership;

export type Cin = {
  cin: string;
  listed: boolean;
  /** Five digits of the National Industrial Classification; its edition depends on the year. */
  industryCode: string;
  stateCode: string;
  stateName: string;
  year: number;
  ownership: CinOwnership;
  ownershipName: string;
  registrationNumber: string;
};

type DecodedCin = { valid: true; value: Cin } | { valid: false; reason: string };

const parts: readonly (readonly [from: number, to: number, pattern: RegExp, what: string])[] = [
  [0, 1, /^[LU]$/, 'the first character says listed or unlisted and must be L or U'],
  [1, 6, /^\d{5}$/, 'characters 2 to 6 are the industry and must be digits'],
  [6, 8, /^[A-Z]{2}$/, 'characters 7 and 8 are the state and must be letters'],
  [8, 12, /^(?:18[5-9]|19\d|20\d)\d$/, 'characters 9 to 12 are the year of incorporation'],
  [12, 15, /^[A-Z]{3}$/, 'characters 13 to 15 are the kind of company and must be letters'],
  [15, 21, /^\d{6}$/, 'the last six characters are the registration number and must be digits'],
];

/**
 * Decodes a Corporate Identification Number: 21 characters for listing, industry, state, year, ownership and
 * registration number (Companies (Incorporation) Rules 2014). Blanks and hyphens are ignored, case does not matter.
 * Never throws; `reason` is a sentence that names the part that is wrong.
 */
export function decodeCin(text: string): DecodedCin {
  const cin = text.replace(/[\s-]/g, '').toUpperCase();
  if (cin.length !== 21)
    return { valid: false, reason: `A CIN has 21 characters; this one has ${cin.length}.` };
  const wrong = parts.find(([from, to, pattern]) => !pattern.test(cin.slice(from, to)));
  if (wrong)
    return { valid: false, reason: `In a CIN ${wrong[3]}; here stands "${cin.slice(wrong[0], wrong[1])}".` };
  const stateCode = cin.slice(6, 8);
  const stateName = cinStates[stateCode]?.[0];
  if (!stateName) return { valid: false, reason: `"${stateCode}" is not the code of an Indian state.` };
  const ownership = cin.slice(12, 15);
  if (!isOwnership(ownership)) return { valid: false, reason: `"${ownership}" is not a kind of company.` };
  return {
    valid: true,
    value: {
      cin,
      listed: cin.startsWith('L'),
      industryCode: cin.slice(1, 6),
      stateCode,
      stateName,
      year: Number(cin.slice(8, 12)),
      ownership,
      ownershipName: cinOwnership[ownership],
      registrationNumber: cin.slice(15),
    },
  };
}

function isOwnership(code: string): code is CinOwnership {
  return Object.hasOwn(cinOwnership, code);
}
