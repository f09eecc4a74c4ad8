type Column = { key: string; hideInTable?: boolean };
type Settings = Record<string, { show?: boolean } | undefined>;

/** Where a list keeps which columns a person chose. */
export const columnsKey = (name: string) => `chosen-columns-${name}`;

/** The columns that no person hid; those that never stand in the table belong to every export. */
export function keptColumns(name: string, columns: readonly Column[]): string[] {
  const settings = chosenColumns(name);
  return columns.filter(({ key }) => settings?.[key]?.show !== false).map(({ key }) => key);
}

/** What a person set up, if anything. */
export function chosenColumns(name: string): Settings | null {
  try {
    return JSON.parse(localStorage.getItem(columnsKey(name)) ?? 'null') as Settings | null;
  } catch {
    return null;
  }
}
