/** Who is signed in here, as the application keeps it in session storage. */
export function readerOf(storage: Pick<Storage, 'getItem'>): { username: string } | null {
  try {
    const { username } = JSON.parse(storage.getItem('currentDetails') ?? 'null') as { username?: unknown };
    return typeof username === 'string' ? { username } : null;
  } catch {
    return null;
  }
}
