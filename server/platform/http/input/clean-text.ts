import { problem } from '../../errors.ts';

/**
 * PostgreSQL keeps no NUL, and half of a surrogate pair is no character: both are refused for every field at
 * once. A loop, not a recursion: the nesting is the sender's.
 */
export function refuseUnstorableText(input: unknown) {
  const rest: unknown[] = [input];
  while (rest.length > 0) {
    const value = rest.pop();
    if (typeof value === 'string') {
      if (value.includes('\0') || !value.isWellFormed()) {
        throw problem('input.invalid', 'The text holds a character that cannot be stored.');
      }
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value)) rest.push(key, part);
    }
  }
}
