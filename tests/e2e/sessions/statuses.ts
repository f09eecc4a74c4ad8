/** How often each status came. */
export const statuses = (calls: { status: number }[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(calls, ({ status }) => status)).map(([status, same = []]) => [
      status,
      same.length,
    ]),
  );
