const KEY = 'farewell';

export type Farewell = {
  title: string;
  message: string;
  /** Stays until it is read, instead of leaving as a toast. */
  alert?: boolean;
};

/** A sentence that must survive the reload at the end of a session. */
export const keepFarewell = (farewell: Farewell) => sessionStorage.setItem(KEY, JSON.stringify(farewell));

export function takeFarewell(): Farewell | null {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return kept ? (JSON.parse(kept) as Farewell) : null;
}
