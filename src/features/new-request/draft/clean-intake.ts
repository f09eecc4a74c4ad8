import type { intakes } from '../../../../contract/index.ts';

type Draft = intakes.DraftIntake;

/** What the form holds, without empty texts, empty lists and unfinished rows. */
export function cleanIntake(values: Draft): Draft {
  const { principals, ownership, registrationIds, ...rest } = values;
  return strip({
    ...rest,
    registrationIds: registrationIds?.filter((row) => row?.value?.trim()).map(strip),
    principals: principals?.filter((row) => row?.name?.trim()).map(strip),
    ownership: ownership?.filter(isHolding).map(strip),
  });
}

const isHolding = (row: NonNullable<Draft['ownership']>[number] | undefined) =>
  row?.owner?.trim() && row.owned?.trim() && typeof row.pct === 'number';

function strip<Values extends object>(values: Values): Values {
  const kept = Object.entries(values).filter(([, value]) => !isEmpty(value));
  return Object.fromEntries(
    kept.map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as Values;
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);
