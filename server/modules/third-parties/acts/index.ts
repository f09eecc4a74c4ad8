import type { RegisterAction, ThirdPartyAct } from './act.ts';
import { decide } from './decide.ts';
import { dismissAlert } from './dismiss-alert.ts';
import { merge } from './merge.ts';
import { setMonitoring } from './set-monitoring.ts';
import { setReviewDay } from './set-review-day.ts';
import { settleCondition } from './settle-condition.ts';

export const acts: { [Action in RegisterAction]: ThirdPartyAct<Action> } = {
  decide,
  settle_condition: settleCondition,
  monitor: setMonitoring,
  review_on: setReviewDay,
  merge,
  dismiss_alert: dismissAlert,
};
