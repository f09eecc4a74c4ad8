import type { Analysis, Working } from '../analysis.ts';
import type { Clip } from '../documents/clip.ts';
import type { Edits } from '../edits/edits.ts';
import type { Place } from '../review/places.ts';
import type { Permissions } from './permissions.ts';

/** What every tab of the firm's view works with. */
export type Desk = Analysis & {
  working: Working;
  edits: Edits;
  edit: (change: (before: Edits) => Edits) => void;
  may: Permissions;
  /** Opens the tab of a section, finding, match or the rating and brings it into view; `target` until that is done. */
  goTo: (place: Place) => void;
  target: Place | null;
  /** Words of a document that are to become a finding, until somebody wrote it or let it be. */
  clip: Clip | null;
  dropClip: () => void;
  /** Asks the server again; unsaved changes stay. */
  reload: () => void;
  /** Takes over the working document that a save answered. */
  settle: (working: Working) => void;
};
