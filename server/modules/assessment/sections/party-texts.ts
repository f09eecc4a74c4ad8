import { countryFacts } from '../../../../engine/facts/index.ts';
import { lines, type StartingFacts } from './starting-facts.ts';

/** Who the third party is, as its client states it. */
export function identification({ request: { intake }, words }: StartingFacts): string {
  const { named, word, country, day, list } = words;
  const isPerson = intake.entityType === 'individual';
  const since = isPerson ? intake.bornOn : intake.incorporatedOn;
  return lines([
    named('fact.legalName', intake.legalName),
    named('fact.nativeName', intake.nativeName),
    named('fact.aliases', intake.aliases && list(intake.aliases)),
    named('fact.formerNames', intake.formerNames && list(intake.formerNames)),
    named('fact.entityType', intake.entityType && word(intake.entityType)),
    named(isPerson ? 'fact.bornOn' : 'fact.incorporatedOn', since && day(since)),
    named('fact.nationality', intake.nationality && country(intake.nationality)),
    named(
      'fact.countryOfIncorporation',
      intake.countryOfIncorporation && country(intake.countryOfIncorporation),
    ),
    named('fact.address', intake.address),
    named('fact.website', intake.website),
    named('fact.relationshipType', intake.relationshipType && word(intake.relationshipType)),
  ]);
}

export function registration({ request: { intake }, words }: StartingFacts): string {
  const { say, report, country, isolated } = words;
  const ids = (intake.registrationIds ?? []).map(
    ({ scheme, value, country: of }) => `${isolated(`${scheme} ${value}`)}${of ? ` (${country(of)})` : ''}`,
  );
  return ids.length > 0 ? lines([say('identifiers.stated'), ...ids]) : report('fact.noIdentifiers');
}

/** A type that nobody stated is not told: what the screening guessed is for the desk of the firm. */
export function directors({ request: { intake }, words }: StartingFacts): string {
  const { say, report, word, country, day, list, isolated } = words;
  const people = (intake.principals ?? []).map(({ name, role, type, nationality, bornOn, ownershipPct }) =>
    list(
      [
        isolated(name),
        word(role),
        type && say('party.type', { type }),
        nationality && country(nationality),
        bornOn && say('party.born', { day: day(bornOn) }),
        ownershipPct !== undefined && isolated(`${ownershipPct} %`),
      ].filter((part): part is string => Boolean(part)),
    ),
  );
  return people.length > 0 ? people.join('\n') : report('fact.noPrincipals');
}

export function owners({ ownership, undecidedPct, words: { say, report } }: StartingFacts): string {
  if (ownership.owners.length === 0) return report('owner.none');
  const { undisclosedPct, sanctioned, layers } = ownership;
  const percent = (value: number) => ({ pct: `${value} %` });
  return lines([
    say('owners.shares'),
    ...ownership.owners.map(({ name, effectivePct, ultimate }) =>
      say('owners.share', { owner: name, ...percent(effectivePct), ultimate: String(ultimate) }),
    ),
    layers > 1 && say('owners.layers', { layers }),
    undisclosedPct > 0 && say('owners.untraced', percent(undisclosedPct)),
    sanctioned.aggregatePct > 0 &&
      [
        report('owner.sanctioned', percent(sanctioned.aggregatePct)),
        ...(sanctioned.blocked ? [report('owner.blocked')] : []),
      ].join(' '),
    undecidedPct > 0 && report('owner.undecided', percent(undecidedPct)),
    ...ownership.problems.map(({ party, problem }) => say(`owners.${problem}`, { party })),
  ]);
}

export function country({ request: { intake }, words }: StartingFacts): string {
  const codes = [
    intake.countryOfIncorporation,
    intake.nationality,
    ...(intake.countriesOfOperation ?? []),
  ].filter((code): code is string => Boolean(code));
  const told = [...new Set(codes)].map((code) => {
    const facts = countryFacts(code);
    const values = { country: code, fatf: facts?.fatf ?? 'none' };
    return facts?.cpi === undefined
      ? words.say('country.no_index', values)
      : words.say('country.index', { ...values, cpi: facts.cpi });
  });
  return lines([...told, words.named('fact.industry', intake.industry && words.industry(intake.industry))]);
}
