import type { PolicyLimits } from '../../../../contract/limits.ts';
import type { Translate } from '../texts/index.ts';

export type PolicyNumber = keyof typeof PolicyLimits;

function spanText(seconds: number, t: Translate): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = seconds % 60;
  return [
    hours > 0 && t('span.hours', { count: hours }),
    minutes > 0 && t('span.minutes', { count: minutes }),
    rest > 0 && t('span.seconds', { count: rest }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** What a number of the policy means, where the number does not say it. */
export const meanings: Partial<Record<PolicyNumber, (value: number, t: Translate) => string>> = {
  lockMinutes: (minutes, t) => (minutes >= 60 ? spanText(minutes * 60, t) : ''),
  idleSeconds: spanText,
  sessionsPerUser: (sessions, t) => (sessions === 0 ? t('security.noLimit') : t('security.oldestEnds')),
  passwordMaxAgeDays: (days, t) => (days === 0 ? t('security.neverExpire') : ''),
  passwordHistory: (count, t) => (count === 0 ? t('security.onlyPresent') : ''),
};
