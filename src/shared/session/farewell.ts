const KEY = 'farewell';

export type Farewell = {
  title: string;
  message: string;
  /** The message stays until it is read, instead of leaving as a toast. */
  alert?: boolean;
  /** A sentence that stays until it is read, beside the toast. */
  stays?: string;
};

/** A sentence that must survive the reload at the end of a session. */
export const keepFarewell = (farewell: Farewell) => sessionStorage.setItem(KEY, JSON.stringify(farewell));

export function takeFarewell(): Farewell | null {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  try {
    const farewell = JSON.parse(kept ?? 'null') as Farewell | null;
    return typeof farewell?.title === 'string' && typeof farewell.message === 'string' ? farewell : null;
  } catch {
    return null;
  }
}
