import type { Clock } from '../../../platform/index.ts';
import { notify } from '../../notifications/index.ts';
import { usersWithRole } from './find-people.ts';

type Notice = Pick<Parameters<typeof notify>[1], 'entityName' | 'activity' | 'kind'>;

/** Inside tx(). A notice to the one who began it; to every administrator where they are none any more. */
export async function notifyAdministrator(clock: Clock, userId: string, notice: Notice): Promise<void> {
  const all = await usersWithRole('admin');
  const own = all.filter(({ id }) => id === userId);
  const told = own.length > 0 ? own : all;
  await notify(clock, { userIds: told.map(({ id }) => id), clientId: null, kind: 'system', ...notice });
}

/** Inside tx(). A notice to every administrator; `except` one who knows. */
export async function notifyAdministrators(clock: Clock, notice: Notice, except?: string): Promise<void> {
  const others = (await usersWithRole('admin')).filter(({ id }) => id !== except);
  await notify(clock, { userIds: others.map(({ id }) => id), clientId: null, kind: 'system', ...notice });
}
