import { createContext, type ReactNode, useContext } from 'react';

/**
 * What is shown around the rows and changes without them. The table takes it from here: with tools as properties, every
 * change of one would render all cells again.
 */
type TableSlots = { tools: ReactNode; bulk: ReactNode; nothing: ReactNode; pages: ReactNode };

const SlotsContext = createContext<TableSlots>({ tools: null, bulk: null, nothing: null, pages: null });

export const TableSlotsProvider = SlotsContext.Provider;
export const TableSlot = ({ name }: { name: keyof TableSlots }) => useContext(SlotsContext)[name];
