import { createContext, type ReactNode, useContext } from 'react';

/**
 * What stands around the rows and changes without them. The table takes it from here, since a table that is given
 * another tool is drawn anew with all its cells.
 */
type Around = { tools: ReactNode; bulk: ReactNode; nothing: ReactNode; pages: ReactNode };

const AroundContext = createContext<Around>({ tools: null, bulk: null, nothing: null, pages: null });

export const AroundProvider = AroundContext.Provider;
export const FromAround = ({ part }: { part: keyof Around }) => useContext(AroundContext)[part];
