import type { signIn } from '../../../contract/index.ts';
import { SessionLimits } from '../../../contract/limits.ts';

export type CurrentDetails = signIn.CurrentDetails;

const nobody: CurrentDetails = {
  Name: '',
  // A missing role is empty text, which no place allows.
  role: '' as CurrentDetails['role'],
  emailid: '',
  clientname: '',
  username: '',
  modules: { Modules: [] },
  language: 'en-US',
  readOnly: false,
  idleSeconds: SessionLimits.idleSeconds,
  passwordRule: 'standard',
  passkeyDue: false,
  previousSignIn: '',
  failedSignIns: 0,
};

/** The details in a text that anybody could have changed: what is not as it should be counts as missing. */
export function detailsFrom(text: string | null): CurrentDetails {
  const kept = recordOf(parsed(text));
  const { Modules } = recordOf(kept.modules);
  const fitting = Object.entries(nobody).map(([name, missing]) => {
    const value = kept[name];
    return [name, typeof value === typeof missing ? value : missing];
  });
  return {
    ...(Object.fromEntries(fitting) as CurrentDetails),
    modules: { Modules: Array.isArray(Modules) ? Modules.filter((title) => typeof title === 'string') : [] },
  };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
