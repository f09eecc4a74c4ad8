import { useMemo } from 'react';
import { SessionLimits } from '../../../contract/limits.ts';
import type { CurrentDetails } from './current-details.ts';
import { readDetails } from './current-details.ts';

const nobody: CurrentDetails = {
  Name: '',
  role: '' as CurrentDetails['role'],
  emailid: '',
  clientname: '',
  username: '',
  modules: { Modules: [] },
  language: 'en-US',
  readOnly: false,
  idleSeconds: SessionLimits.idleSeconds,
  passwordRule: 'standard',
};

/** The signed-in person, for drawing only: every permission is the server's to give. */
export const useSession = (): CurrentDetails => useMemo(() => ({ ...nobody, ...readDetails() }), []);
