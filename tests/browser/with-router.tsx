import type { PropsWithChildren } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { WithTexts } from './with-texts.tsx';

/** The English texts and an address around a component with links. */
export const withRouter =
  (address = '/') =>
  ({ children }: PropsWithChildren) => (
    <MemoryRouter initialEntries={[address]}>
      <WithTexts>{children}</WithTexts>
    </MemoryRouter>
  );
