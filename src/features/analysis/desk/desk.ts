import type { Analysis, Working } from '../analysis.ts';
import type { Edits } from '../edits/edits.ts';
import type { May } from './may.ts';

/** What every tab of the firm's view works with. */
export type Desk = Analysis & {
  working: Working;
  edits: Edits;
  edit: (change: (before: Edits) => Edits) => void;
  may: May;
  /** Asks the server again; unsaved changes stay. */
  reload: () => void;
  /** Takes over the working document that a save answered. */
  settle: (working: Working) => void;
};
