import type { intakes } from '../../../../contract/index.ts';

type Facts = intakes.DraftIntake;

const listed = [
  'aliases',
  'formerNames',
  'registrationIds',
  'countriesOfOperation',
  'principals',
  'ownership',
];

/** Facts that differ from before; a list that was emptied travels as an empty list, for what is absent stays. */
export function changedFacts(before: Facts, after: Facts): Facts {
  const emptied = listed.filter(
    (name) => !(name in after) && ((before as Record<string, unknown[]>)[name]?.length ?? 0) > 0,
  );
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Facts]),
  );
  return Object.fromEntries([...changed, ...emptied.map((name) => [name, []])]) as Facts;
}
