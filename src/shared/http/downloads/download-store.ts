type FailedFile = { name: string; reason: string };
export type DownloadRun = {
  id: number;
  total: number;
  done: number;
  /** Empty while it runs. */
  failed: readonly FailedFile[];
  retry?: () => void;
};

let runs: readonly DownloadRun[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly DownloadRun[]) {
  runs = next;
  for (const listener of listeners) listener();
}
const change = (id: number, of: (run: DownloadRun) => DownloadRun) =>
  publish(runs.map((run) => (run.id === id ? of(run) : run)));
const remove = (id: number) => publish(runs.filter((run) => run.id !== id));

/** What is being fetched, and what could not be: it stays until somebody tries again or has seen it. */
export const downloadStore = {
  begin(total: number) {
    lastId += 1;
    const id = lastId;
    publish([...runs, { id, total, done: 0, failed: [] }]);
    return {
      count: () => change(id, (run) => ({ ...run, done: run.done + 1 })),
      end(failed: readonly FailedFile[], retry: () => void) {
        if (failed.length === 0) return remove(id);
        const again = () => {
          remove(id);
          retry();
        };
        change(id, (run) => ({ ...run, done: run.total, failed, retry: again }));
      },
    };
  },
  dismiss: remove,
  read: () => runs,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
