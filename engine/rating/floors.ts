import { countriesOf } from './factor-scores.ts';
import type { Band, RatingInput, RiskCategory } from './rating-input.ts';
import type { FloorRule, RatingMethod } from './rating-method.ts';
import { type Reason, reason } from './reason.ts';

/** A rule below whose band the rating may not fall; `category` is the one it also holds for. */
export type Floor = { rule: FloorRule; band: Band; reason: Reason; category?: RiskCategory };

const topicCategory: Readonly<Record<string, RiskCategory>> = {
  sanctions: 'sanctions',
  pep: 'pep',
  regulatory: 'regulatory',
  adverse_media: 'legal',
  other: 'regulatory',
};

type Cause = { reason: Reason; category?: RiskCategory };

/** Every cause that holds, in an order that does not depend on that of the input. */
function causes(rule: FloorRule, input: RatingInput, method: RatingMethod): Cause[] {
  const { pepClasses, chargeStages, chargeRoles } = method.floors;
  switch (rule) {
    case 'sanctions_match':
      return input.matches
        .filter((match) => match.topic === 'sanctions' && match.disposition === 'true_match')
        .map(() => ({ reason: reason('floor.sanctions_match'), category: 'sanctions' }));
    case 'call_for_action':
      return method.country.facts
        .filter(({ iso2, fatf }) => fatf === 'call_for_action' && countriesOf(input).includes(iso2))
        .sort((a, b) => (a.name < b.name ? -1 : 1))
        .map(({ iso2 }) => ({ reason: reason('country.call_for_action', { country: iso2 }) }));
    case 'possible_match':
      return input.matches
        .filter((match) => match.disposition === 'possible')
        .map((match) => ({
          reason: reason('floor.possible_match'),
          category: topicCategory[match.topic] ?? 'regulatory',
        }));
    case 'pep':
      return input.matches
        .filter((match) => match.topic === 'pep' && match.disposition === 'true_match')
        .map(({ pepClass }) => pepClass)
        .filter((level) => level === undefined || pepClasses.includes(level))
        .sort((a, b) => Number(a) - Number(b))
        .map((level) => ({
          reason: level === undefined ? reason('floor.pep_unknown') : reason('floor.pep', { level }),
          category: 'pep',
        }));
    case 'criminal_charge':
      return input.findings
        .filter((finding) => finding.status !== 'dismissed' && chargeStages.includes(finding.stage))
        .filter((finding) => chargeRoles.includes(finding.role))
        .map((finding) => ({ reason: reason('floor.criminal_charge'), category: finding.category }));
  }
}

/** The floors that hold, in the order of the method's rules, then of the categories, each cause once. */
export function floorsOf(input: RatingInput, method: RatingMethod): Floor[] {
  const floors = method.floors.rules.flatMap(({ rule, band }) =>
    causes(rule, input, method)
      .map((cause): Floor => ({ rule, band, ...cause }))
      .sort(byCategory),
  );
  return [...new Map(floors.map((floor) => [JSON.stringify(floor), floor])).values()];
}

const byCategory = (a: Floor, b: Floor) => {
  const [one, other] = [String(a.category), String(b.category)];
  return one < other ? -1 : one > other ? 1 : 0;
};
