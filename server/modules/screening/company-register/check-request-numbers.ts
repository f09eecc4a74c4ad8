import type { DraftIntake } from '../../../../contract/reports/intake.ts';
import type { Clock } from '../../../platform/index.ts';
import { checkIdentifiers } from './check-identifiers.ts';
import { registerState } from './register-versions.ts';

/** Inside a transaction of the firm: the CIN and LLPIN of a request, read and looked up now. */
export async function checkRequestNumbers(clock: Clock, intake: DraftIntake) {
  const { legalName, countryOfIncorporation, incorporatedOn, address, registrationIds = [] } = intake;
  const { register, checks } = await checkIdentifiers({
    ...{ legalName, countryOfIncorporation, incorporatedOn, address },
    identifiers: registrationIds.map(({ scheme, value }) => ({ scheme, value })),
  });
  return { identifiers: checks, register: register && registerState(clock, register) };
}
