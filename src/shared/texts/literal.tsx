import type { ReactNode } from 'react';

/** A sentence that stays English in every language, read and set as English among the others. */
export function Literal({ children }: { children: ReactNode }) {
  return (
    <span lang="en" dir="ltr">
      {children}
    </span>
  );
}
