/** By what an entry is known in the index of all lists: the same in every version, so that what stays is left alone. */
export const inIndex = (watchlistId: string, entryId: string) => `${watchlistId}:${entryId}`;
