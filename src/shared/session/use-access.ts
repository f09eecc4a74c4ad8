import type { CurrentDetails } from './details-from.ts';
import { useSession } from './use-session.ts';

type Reader = Pick<CurrentDetails, 'role' | 'readOnly' | 'modules'>;

/** What the pages offer to whom, for drawing only: the server judges every call by its own. */
export function accessOf({ role, readOnly, modules }: Reader) {
  const isClientSide = role === 'client' || role === 'clientuser';
  const mayChange = !readOnly;
  return {
    role,
    isFirm: role === 'admin' || role === 'allocator' || role === 'drafter',
    isClientSide,
    mayChange,
    mayRaise: isClientSide && mayChange && modules.Modules.includes('New Request'),
    /** Cancels requests of their own client. */
    mayCancel: isClientSide && mayChange,
    worksOnRequests: mayChange && (role === 'drafter' || role === 'allocator'),
    /** Has work of their own, and is given requests. */
    drafts: role === 'drafter',
    /** Gives requests to drafters, and asks for overrides. */
    allocates: role === 'allocator',
    administers: role === 'admin',
    /** Has requests that wait for them on Home. */
    hasWorkWaiting: role !== 'admin',
    /** Sees the figures of the last months on Home. */
    seesTrends: role !== 'drafter',
    /** Downloads the overviews of clients. */
    downloadsOverviews: role === 'client' || role === 'allocator' || role === 'admin',
    /** Decides on the third parties of their organisation. */
    decides: role === 'client',
  };
}

/** The same of whoever is signed in now; Umi's own hook knows who was when the application started. */
export const useAccess = () => accessOf(useSession());
