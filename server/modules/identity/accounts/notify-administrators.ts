import type { Clock } from '../../../platform/index.ts';
import { notify } from '../../notifications/index.ts';
import { usersWithRole } from './find-people.ts';

type Notice = Pick<Parameters<typeof notify>[1], 'entityName' | 'activity' | 'kind'>;

/** Inside tx(). A notice to every administrator; `except` one who knows. */
export async function notifyAdministrators(clock: Clock, notice: Notice, except?: string): Promise<void> {
  const others = (await usersWithRole('admin')).filter(({ id }) => id !== except);
  await notify(clock, { userIds: others.map(({ id }) => id), clientId: null, kind: 'system', ...notice });
}
