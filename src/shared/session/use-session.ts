import { useMemo } from 'react';
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
};

/** The signed-in person, for drawing only: every permission is the server's to give. */
export const useSession = (): CurrentDetails => useMemo(() => readDetails() ?? nobody, []);
