let on = true;
let isPageMissing = false;
let autoReport = 0;
const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

/** The one loading flag: it starts on, and while the auto-report flag equals 1 the overlay stays hidden. */
export const loading = {
  on() {
    on = true;
    tell();
  },
  off() {
    on = false;
    tell();
  },
  /** While the code of a page is on its way, whatever the flag says. */
  waitForPage(waits: boolean) {
    isPageMissing = waits;
    tell();
  },
  setAutoReport(flag: number) {
    autoReport = flag;
    tell();
  },
};

export const loadingStore = {
  read: () => (on || isPageMissing) && autoReport !== 1,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
