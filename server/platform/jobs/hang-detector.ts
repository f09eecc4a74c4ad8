/** After so many minutes without a sign work counts as hung, unless told. */
export const minutesOfSilence = 120;

/** Work that gave no sign for too long: it hangs, and its worker is needed. */
class WorkHung extends Error {}

/** `over` rejects once nothing was heard for so many minutes; `heard` throws from then on, which ends what still runs. */
export function startHangDetector(minutes: number) {
  const { promise: over, reject } = Promise.withResolvers<never>();
  over.catch(() => {});
  let hung: WorkHung | undefined;
  let timer: NodeJS.Timeout | undefined;
  const listen = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      hung = new WorkHung(`Nothing was heard of the work for ${minutes} minutes.`);
      reject(hung);
    }, minutes * 60_000);
    timer.unref();
  };
  listen();
  return {
    over,
    heard() {
      if (hung) throw hung;
      listen();
    },
    end: () => clearTimeout(timer),
  };
}
