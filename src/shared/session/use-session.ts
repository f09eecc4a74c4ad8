import { useSyncExternalStore } from 'react';
import { readDetails, whenDetailsChange } from './current-details.ts';
import type { CurrentDetails } from './details-from.ts';

/** The signed-in person, for drawing only: every permission is the server's to give. */
export const useSession = (): CurrentDetails => useSyncExternalStore(whenDetailsChange, readDetails);
