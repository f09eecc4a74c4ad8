import { plural } from '@/shared/format';
import { PolicyLimits } from '../../../../contract/limits.ts';

export type PolicyNumber = keyof typeof PolicyLimits;
type Description = {
  label: string;
  unit: string;
  /** What a number means, where the number does not say it. */
  means?: (value: number) => string;
};

const hoursAndMinutes = (minutes: number) => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && plural(hours, 'hour'), rest > 0 && plural(rest, 'minute')].filter(Boolean).join(' ');
};

/** The numbers of the policy as people say them. */
export const policyNumbers: Record<PolicyNumber, Description> = {
  wrongTries: { label: 'Failed attempts before lockout', unit: 'attempts' },
  lockMinutes: {
    label: 'Lockout duration',
    unit: 'minutes',
    means: (minutes) => (minutes >= 60 ? hoursAndMinutes(minutes) : ''),
  },
  idleSeconds: {
    label: 'Inactivity before a session ends',
    unit: 'seconds',
    means: (seconds) =>
      [hoursAndMinutes(Math.floor(seconds / 60)), seconds % 60 > 0 && plural(seconds % 60, 'second')]
        .filter(Boolean)
        .join(' '),
  },
  absoluteHours: { label: 'Maximum session length', unit: 'hours' },
  sessionsPerUser: {
    label: 'Sessions per person',
    unit: 'sessions',
    means: (sessions) =>
      sessions === 0 ? 'No limit' : 'When one more is opened, the oldest ends and the person is told.',
  },
  stepUpMinutes: { label: 'Time a second factor counts for administrators', unit: 'minutes' },
  passwordMaxAgeDays: {
    label: 'Maximum password age',
    unit: 'days',
    means: (days) => (days === 0 ? 'Passwords do not age' : ''),
  },
  passwordHistory: {
    label: 'Previous passwords that can’t be reused',
    unit: 'passwords',
    means: (count) => (count === 0 ? 'Only the present one is refused' : ''),
  },
};

/** `3 to 20, default 5`. */
export function rangeOf(name: PolicyNumber): string {
  const { min, max, start } = PolicyLimits[name];
  return `${min} to ${max}, default ${start}`;
}
