import { countriesOf } from './factor-scores.ts';
import type { Band, RatingInput, RiskCategory } from './rating-input.ts';
import type { FloorRule, RatingMethod } from './rating-method.ts';

/** A rule below whose band the rating may not fall; `category` is the one it also holds for. */
export type Floor = { rule: FloorRule; band: Band; because: string; category?: RiskCategory };

const topicCategory: Readonly<Record<string, RiskCategory>> = {
  sanctions: 'sanctions',
  pep: 'pep',
  regulatory: 'regulatory',
  adverse_media: 'legal',
  other: 'regulatory',
};

type Cause = { because: string; category?: RiskCategory };

function causes(rule: FloorRule, input: RatingInput, method: RatingMethod): Cause[] {
  const { pepClasses, chargeStages, chargeRoles } = method.floors;
  switch (rule) {
    case 'sanctions_match':
      return input.matches
        .filter((match) => match.topic === 'sanctions' && match.disposition === 'true_match')
        .map(() => ({ because: 'A match with a sanctions list is true.', category: 'sanctions' }));
    case 'call_for_action':
      return countriesOf(input)
        .map((code) => method.country.facts.find((facts) => facts.iso2 === code))
        .filter((facts) => facts?.fatf === 'call_for_action')
        .map((facts) => ({ because: `${facts?.name} is under the FATF call for action.` }));
    case 'possible_match':
      return input.matches
        .filter((match) => match.disposition === 'possible')
        .map((match) => ({
          because: 'A match is possible and not settled.',
          category: topicCategory[match.topic] ?? 'regulatory',
        }));
    case 'pep':
      return input.matches
        .filter((match) => match.topic === 'pep' && match.disposition === 'true_match')
        .filter((match) => match.pepClass === undefined || pepClasses.includes(match.pepClass))
        .map((match) => ({
          because: `A politically exposed person of class ${match.pepClass ?? 'unknown'}.`,
          category: 'pep',
        }));
    case 'criminal_charge':
      return input.findings
        .filter((finding) => finding.status !== 'dismissed' && chargeStages.includes(finding.stage))
        .filter((finding) => chargeRoles.includes(finding.role))
        .map((finding) => ({ because: 'A criminal charge is open.', category: finding.category }));
  }
}

/** The floors that hold, in the order of the method's rules, each cause once. */
export function floorsOf(input: RatingInput, method: RatingMethod): Floor[] {
  const floors = method.floors.rules.flatMap(({ rule, band }) =>
    causes(rule, input, method).map((cause): Floor => ({ rule, band, ...cause })),
  );
  const keyed = new Map(floors.map((floor) => [`${floor.rule} ${floor.category} ${floor.because}`, floor]));
  return [...keyed.entries()].sort(([a], [b]) => order(a, b, method)).map(([, floor]) => floor);
}

function order(a: string, b: string, method: RatingMethod): number {
  const place = (key: string) => method.floors.rules.findIndex(({ rule }) => key.startsWith(`${rule} `));
  return place(a) - place(b) || (a < b ? -1 : 1);
}
