const listeners = new Set<() => void>();
/** The page on which each call left something out, by the call's address without its query. */
let pages = new Map<string, string>();
let answers = 0;

/** Which pages show answers that lack parts the server could not read. */
export const missingParts = {
  on: (page: string) => [...pages.values()].includes(page),
  /** How many answers of this visit lacked parts. */
  count: () => answers,
  /** What the header of an answer says; nothing where all of it came. */
  note(url: string, header: unknown) {
    if (header) answers += 1;
    const [call = ''] = url.split('?');
    const page = header ? location.pathname : undefined;
    if (pages.get(call) === page) return;
    pages = new Map([...pages].filter(([other]) => other !== call));
    if (page !== undefined) pages.set(call, page);
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
