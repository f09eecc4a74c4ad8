import { join } from 'node:path';
import { checkedFiles, type Ledger } from './checked-files.ts';
import { localStore } from './local-store.ts';
import type { Scan } from './scanner/clamd-scanner.ts';

/** Files in a directory of this machine; what is unfinished lies in its `tmp`. */
export const openLocalFiles = (directory: string, ledger?: Ledger, scan?: Scan) =>
  checkedFiles({ store: localStore(directory), temp: join(directory, 'tmp'), ledger, scan });
