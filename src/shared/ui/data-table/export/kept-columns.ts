type Column = { key: string; hideInTable?: boolean };
type Settings = Record<string, { show?: boolean } | undefined>;

/** Where the table keeps which columns a person hid. */
export const columnsKey = (name: string) => `columns-${name}`;

/** The columns that the table shows now; those that never stand in it belong to every export. */
export function keptColumns(name: string, columns: readonly Column[]): string[] {
  const settings = read(columnsKey(name));
  return columns.filter(({ key }) => settings[key]?.show !== false).map(({ key }) => key);
}

function read(key: string): Settings {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '{}') ?? {}) as Settings;
  } catch {
    return {};
  }
}
