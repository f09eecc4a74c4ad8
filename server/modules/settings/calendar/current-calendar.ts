import { zoneName } from '../../../../contract/zone-name.ts';
import { afterCommit, FIRST_CALENDAR, type Platform, signal } from '../../../platform/index.ts';
import { newestVersion } from '../../identity/index.ts';
import { businessCalendars } from '../tables.ts';

const topic = 'settings.calendar';

/** Inside tx(): the newest row, if anybody ever changed the calendar. */
export async function newestCalendar() {
  const newest = await newestVersion(businessCalendars);
  if (!newest) return null;
  // What was saved before there was a time zone to choose has none; others have been renamed since.
  const calendar = { ...FIRST_CALENDAR, ...newest.calendar };
  return { ...newest, calendar: { ...calendar, timeZone: zoneName(calendar.timeZone) } };
}

type Saved = Pick<NonNullable<Awaited<ReturnType<typeof newestCalendar>>>, 'version' | 'calendar'>;

/** Inside tx(): every process follows what was saved, this one before its caller is answered. */
export async function announceCalendar({ clock }: Platform, saved: Saved) {
  afterCommit(() => clock.calendar.follow(saved));
  await signal([topic]);
}

/** Keeps the calendar of this process as it was last saved by any of them; answers how to stop. */
export async function followCalendar({ clock, database, signals, log }: Platform) {
  const read = async () => {
    const newest = await database.tx({ kind: 'system' }, newestCalendar);
    if (newest) clock.calendar.follow(newest);
  };
  await read();
  return signals.on(topic, () => {
    read().catch((error: unknown) => log.error({ err: error }, 'calendar not read'));
  });
}
