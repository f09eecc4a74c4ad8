let ask: () => Promise<boolean> = async () => false;
let asking: Promise<boolean> | undefined;

/** Whoever draws the dialog answers whether the person proved the second factor again. */
export function whenSecondFactorIsNeeded(askPerson: () => Promise<boolean>) {
  ask = askPerson;
}

/** Asks once, however many calls wait for it. */
export function proveSecondFactor(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}
