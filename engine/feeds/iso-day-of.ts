/** The day of a date as feeds write it (RFC 822 or ISO 8601), in UTC; null where it is none. */
export function isoDayOf(text: string): string | null {
  const at = Date.parse(text);
  if (Number.isNaN(at)) return null;
  const day = new Date(at).toISOString().slice(0, 10);
  return /^(19|20)\d{2}-/.test(day) ? day : null;
}
