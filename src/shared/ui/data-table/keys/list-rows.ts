/** The rows or cards of a list, as they stand on the page. */
export function rowsOf(list: HTMLElement) {
  return [...list.querySelectorAll<HTMLElement>('[data-row-key]')];
}

export function focusRow(row: HTMLElement | undefined) {
  if (!row) return;
  row.tabIndex = -1;
  row.focus();
  row.scrollIntoView({ block: 'nearest' });
}
