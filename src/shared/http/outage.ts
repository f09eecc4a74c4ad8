const listeners = new Set<() => void>();
let lasts = false;

function set(next: boolean) {
  if (lasts === next) return;
  lasts = next;
  for (const listener of listeners) listener();
}

/** No answer, or one from a gateway or server that cannot work now: the call itself was not judged. */
export const isOutage = (status: number) => status === 0 || (status >= 502 && status <= 504);

/** Whether the server has stopped answering, as the latest call found it. */
export const outage = {
  lasts: () => lasts,
  /** Every status that came, 0 for none. */
  note: (status: number) => set(isOutage(status)),
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
