/** The ending in lower case, without the dot; empty when there is none. */
export function extensionOf(name: string): string {
  const found = /\.([A-Za-z0-9]{1,10})$/.exec(name.slice(-40));
  return found?.[1]?.toLowerCase() ?? '';
}

/** Letter, digit, `_`, `.` and `-` only: safe in a header, in an archive and on any disk. */
export function safeFileName(name: string): string {
  const safe = name.replace(/[^A-Za-z0-9_.-]/g, '_').replace(/^\.+/, '_');
  return safe.slice(-150) || 'file';
}
