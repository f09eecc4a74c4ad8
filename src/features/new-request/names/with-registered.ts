import type { AnswerOf, intakes } from '../../../../contract/index.ts';

export type RegisteredCompany = NonNullable<
  AnswerOf<'POST /reports/v1.0/mcanearmatch'>['identifiers'][number]['registered']
>;

const isDay = /^\d{4}-\d{2}-\d{2}$/;

/** The fields of the form that the register of Indian companies says, as it says them. */
export function withRegistered(
  { registrationIds = [] }: intakes.DraftIntake,
  { id, name, registeredOn }: RegisteredCompany,
): intakes.DraftIntake {
  const scheme = id.length === 21 ? 'CIN' : /^[A-Z]{3}-\d{4}$/.test(id) ? 'LLPIN' : 'registration';
  const plain = (value = '') => value.replace(/[\s-]/g, '').toUpperCase();
  // The number may be there in another spelling, and the row it was to stand in may be empty.
  const others = registrationIds.filter((one) => one?.value?.trim() && plain(one.value) !== plain(id));
  return {
    legalName: name,
    entityType: 'organisation',
    countryOfIncorporation: 'IN',
    ...(isDay.test(registeredOn) ? { incorporatedOn: registeredOn } : {}),
    registrationIds: [...others, { scheme, value: id, country: 'IN' }],
  };
}
