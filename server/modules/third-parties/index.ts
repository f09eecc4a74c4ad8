import type { ThirdPartyRegister } from '../requests/index.ts';
import { closeForReopening } from './alerts/close-for-reopening.ts';
import { giveUpRequest } from './give-up-request.ts';
import { linkThirdParty } from './link-third-party.ts';
import { lockThirdPartiesOf } from './lock-third-parties.ts';
import type { ThirdPartyPorts } from './ports.ts';
import { rateThirdParty } from './rate-third-party.ts';

export { type AlertReason, alertReason, alertsAbout } from './alerts/alerts.ts';
export {
  isRaised,
  type MatchCause,
  monitoredThirdParties,
  raisedPairings,
  raiseMatchAlert,
} from './alerts/match-alerts.ts';
export { raiseNewsAlert } from './alerts/news-alerts.ts';
export { countThirdParties } from './count-third-parties.ts';
export { countsOfClients } from './counts-of-clients.ts';
export { decisionsAndDueDates } from './decisions-and-due-dates.ts';
export { countDue } from './due.ts';
export {
  findThirdParty,
  ratedThirdPartyRows,
  thirdPartiesOf,
  thirdPartiesVisibleTo,
} from './find-third-party.ts';
export { identityOf } from './identities.ts';
export { lockMergeTarget } from './lock-merge-target.ts';
export { lockThirdParties } from './lock-third-parties.ts';
export { mergedFactsOf } from './merged-facts.ts';
export { endSealedOverride } from './rate-third-party.ts';
export { mountThirdParties } from './routes.ts';
export type { AlertMatch, AlertNews } from './tables.ts';
export { thirdPartyView } from './third-party-view.ts';

/** What the life of a request changes in the register. */
export const thirdPartyRegister = (
  ports: Pick<ThirdPartyPorts, 'thirdPartyMerged' | 'thirdPartyLeft' | 'namesOf' | 'attachNews'>,
): ThirdPartyRegister => ({
  async lock(request) {
    await lockThirdPartiesOf(request);
  },
  link: (request, actor, when) => linkThirdParty(request, actor, when, ports),
  rate: rateThirdParty,
  closeAlerts: (request, actor, now) => closeForReopening(ports, request, actor, now),
  giveUp: giveUpRequest,
});
