import type { OperationKey } from '../../../contract/index.ts';

type Listener = (key: OperationKey) => void;
const listeners = new Set<Listener>();

/** Calls back after every changing call that succeeded; answers how to stop. */
export function whenChanged(listener: Listener) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function noteChange(key: OperationKey) {
  for (const listener of listeners) listener(key);
}
