import type { Person } from '../../identity/index.ts';

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Why this person is given nothing now. */
export const leaveSentence = ({ name, leaveUntil }: Pick<Person, 'name' | 'leaveUntil'>) =>
  leaveUntil ? `${name} is on leave until ${day.format(new Date(leaveUntil))}.` : `${name} is on leave.`;
