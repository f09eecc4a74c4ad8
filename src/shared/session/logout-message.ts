const KEY = 'farewell';

export type LogoutMessage = {
  title: string;
  message: string;
  /** The message stays until it is read, instead of leaving as a toast. */
  alert?: boolean;
  /** A sentence that stays until it is read, beside the toast. */
  stays?: string;
};

/** A sentence that must survive the reload at the end of a session. */
export const saveLogoutMessage = (message: LogoutMessage) =>
  sessionStorage.setItem(KEY, JSON.stringify(message));

export function readLogoutMessageOnce(): LogoutMessage | null {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  try {
    const message = JSON.parse(kept ?? 'null') as LogoutMessage | null;
    return typeof message?.title === 'string' && typeof message.message === 'string' ? message : null;
  } catch {
    return null;
  }
}
