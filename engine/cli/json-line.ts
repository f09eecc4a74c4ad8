/** What a command got that it cannot use; its message is meant for whoever wrote the line. */
export class LineError extends Error {}

/** The object that a line of JSON holds. Throws LineError when it holds anything else. */
export function parseLine(line: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new LineError('not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new LineError('not an object');
  return value as Record<string, unknown>;
}

/** A text field. Throws LineError when it is missing or no text. */
export function textOf(line: Record<string, unknown>, field: string): string {
  const value = line[field];
  if (typeof value !== 'string') throw new LineError(`"${field}" must be a text`);
  return value;
}

/** A list of texts; empty when the field is missing. Throws LineError when it is anything else. */
export function textsOf(line: Record<string, unknown>, field: string): string[] {
  const value = line[field] ?? [];
  if (!Array.isArray(value) || value.some((item) => typeof item !== 'string')) {
    throw new LineError(`"${field}" must be a list of texts`);
  }
  return value as string[];
}
