import type { CurrentDetails } from './details-from.ts';
import { isLicensed } from './is-licensed.ts';
import { mayOpen } from './may-open.ts';

/** Whether role and licences of this person open a page; what the guards ask, and what signing in leads back to. */
export const canOpen = (
  address: string,
  { role, modules }: Pick<CurrentDetails, 'role' | 'modules'>,
): boolean => mayOpen(address, role) && isLicensed(address, modules.Modules);
