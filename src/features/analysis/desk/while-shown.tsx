import { memo, type ReactNode } from 'react';

type WhileShownProps = { isShown: boolean; children: ReactNode };

/** Content that is not rendered again while it is hidden, and up to date whenever it is shown. */
export const WhileShown = memo(
  function WhileShown({ children }: WhileShownProps) {
    return children;
  },
  (_, { isShown }) => !isShown,
);
