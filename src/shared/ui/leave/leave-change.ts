import type { Dayjs } from 'dayjs';
import type { people } from '../../../../contract/index.ts';

/** What the fields hold. */
export type LeaveValues = {
  /** Away without an end. */
  onLeave?: boolean;
  days?: [Dayjs | null, Dayjs | null] | null;
  deputy?: string;
};

/** What to send for it; null when nothing is different. Days say more than the switch does. */
export function leaveChange(user: people.UserRow, { onLeave, days, deputy }: LeaveValues) {
  const [first, last] = days ?? [];
  if (first && last) {
    const leave = { from: first.format('YYYY-MM-DD'), until: last.format('YYYY-MM-DD') };
    const isSame =
      leave.from === user.leave?.from &&
      leave.until === user.leave.until &&
      (deputy ?? null) === user.leave.deputyId;
    return isSame ? null : { leave: { ...leave, ...(deputy && { deputy }) } };
  }
  if (user.leave) return { leave: null };
  return onLeave === undefined || onLeave === !user.available ? null : { available: !onLeave };
}
