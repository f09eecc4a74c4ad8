/** A LIKE pattern for text that holds `search` as it stands: its own wildcards mean themselves. */
export const containing = (search: string) => `%${search.replace(/[\\%_]/g, '\\$&')}%`;
