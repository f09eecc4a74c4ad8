import { partyTypeWords } from '../../../../contract/party-type.ts';
import { countryFacts } from '../../../../engine/facts/index.ts';
import { lines, type StartingFacts, words } from './starting-facts.ts';

const countryName = (code: string) => countryFacts(code)?.name ?? code;
const named = (label: string, value: string | undefined | null) => value && `${label}: ${value}`;

/** Who the third party is, as its client states it. */
export function identification({ request: { intake } }: StartingFacts): string {
  const person = intake.entityType === 'individual';
  return lines([
    named('Legal name', intake.legalName),
    named('Native name', intake.nativeName),
    named('Also known as', intake.aliases?.join('; ')),
    named('Former names', intake.formerNames?.join('; ')),
    named('Kind', intake.entityType && words(intake.entityType)),
    named(person ? 'Born' : 'Incorporated', person ? intake.bornOn : intake.incorporatedOn),
    named('Nationality', intake.nationality && countryName(intake.nationality)),
    named(
      'Country of incorporation',
      intake.countryOfIncorporation && countryName(intake.countryOfIncorporation),
    ),
    named('Address', intake.address),
    named('Website', intake.website),
    named('Relationship', intake.relationshipType && words(intake.relationshipType)),
  ]);
}

export function registration({ request: { intake } }: StartingFacts): string {
  const ids = (intake.registrationIds ?? []).map(
    ({ scheme, value, country }) => `${scheme} ${value}${country ? ` (${countryName(country)})` : ''}`,
  );
  return ids.length > 0
    ? `The client states these registrations:\n${ids.join('\n')}`
    : 'The client states no registration number.';
}

export function directors({ request: { intake } }: StartingFacts): string {
  const people = (intake.principals ?? []).map(({ name, role, type, nationality, bornOn, ownershipPct }) =>
    [
      `${name}, ${words(role)}`,
      partyTypeWords(name, type, role),
      nationality && countryName(nationality),
      bornOn && `born ${bornOn}`,
      ownershipPct !== undefined && `${ownershipPct} %`,
    ]
      .filter(Boolean)
      .join(', '),
  );
  return people.length > 0 ? people.join('\n') : 'The client names no directors or other principals.';
}

export function owners({ ownership, undecidedPct }: StartingFacts): string {
  if (ownership.owners.length === 0) return 'The client states no owners.';
  const { undisclosedPct, sanctioned, layers } = ownership;
  return lines([
    'Effective shares through all layers:',
    ...ownership.owners.map(
      ({ name, effectivePct, ultimate }) => `${name}: ${effectivePct} %${ultimate ? ', ultimate owner' : ''}`,
    ),
    layers > 1 && `Layers of ownership: ${layers}.`,
    undisclosedPct > 0 && `Of the shares, ${undisclosedPct} % are not traced to an ultimate owner.`,
    sanctioned.aggregatePct > 0 &&
      `Sanctioned parties hold ${sanctioned.aggregatePct} % together${
        sanctioned.blocked ? ': under the 50 % rule the third party is treated as sanctioned itself' : ''
      }.`,
    undecidedPct > 0 && `Parties with an undecided sanctions match hold ${undecidedPct} %.`,
    ...ownership.problems.map(({ text }) => text),
  ]);
}

export function country({ request: { intake } }: StartingFacts): string {
  const codes = [
    intake.countryOfIncorporation,
    intake.nationality,
    ...(intake.countriesOfOperation ?? []),
  ].filter((code): code is string => Boolean(code));
  const told = [...new Set(codes)].map((code) => {
    const facts = countryFacts(code);
    const index =
      facts?.cpi === undefined
        ? 'no corruption perceptions index'
        : `corruption perceptions index ${facts.cpi}`;
    const fatf =
      facts?.fatf === 'call_for_action'
        ? ', under the FATF call for action'
        : facts?.fatf === 'increased_monitoring'
          ? ', under increased monitoring by FATF'
          : '';
    return `${countryName(code)}: ${index}${fatf}.`;
  });
  return lines([...told, named('Industry', intake.industry && words(intake.industry))]);
}
