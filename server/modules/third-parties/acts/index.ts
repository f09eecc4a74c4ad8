import type { RegisterAction, ThirdPartyAct } from './act.ts';
import { confirmDecision } from './confirm-decision.ts';
import { decide } from './decide.ts';
import { declineDecision } from './decline-decision.ts';
import { dismissAlert } from './dismiss-alert.ts';
import { merge } from './merge.ts';
import { setMonitoring } from './set-monitoring.ts';
import { setReviewDay } from './set-review-day.ts';
import { settleCondition } from './settle-condition.ts';

export const acts: { [Action in RegisterAction]: ThirdPartyAct<Action> } = {
  decide,
  confirm_decision: confirmDecision,
  decline_decision: declineDecision,
  settle_condition: settleCondition,
  monitor: setMonitoring,
  review_on: setReviewDay,
  merge,
  dismiss_alert: dismissAlert,
};
