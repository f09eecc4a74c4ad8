import { ListFormatError } from '../list-format-error.ts';
import type { Chunks } from './text-chunks.ts';
import { textChunks } from './text-chunks.ts';

/** One line of a JSON-lines file, counted from 1, and the object it holds; undefined when it holds none. */
export type JsonLine = { line: number; value: Record<string, unknown> | undefined };

const longestLine = 4_000_000;

/** Escapes of NUL and of surrogates: a text with NUL or a lone surrogate cannot be stored. */
const unfit = /\\u(?:0000|d[89a-f])/i;

const fit = (_: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\u0000', ' ').toWellFormed() : value;

/** The object a JSON text holds; undefined for anything else. */
export function objectOf(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text, unfit.test(text) ? fit : undefined);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The lines of a JSON-lines file, blank ones left out.
 * @throws ListFormatError when the first line is no JSON object, or a line is longer than four million characters
 */
export async function* jsonLines(chunks: Chunks, file: string, expected: string): AsyncGenerator<JsonLine> {
  let rest = '';
  let line = 0;
  let begun = false;
  const read = (text: string): JsonLine | undefined => {
    line += 1;
    if (text.trim() === '') return undefined;
    const value = objectOf(text);
    if (!begun && !value) {
      throw new ListFormatError(`${expected} was expected; line ${line} of ${file} is not a JSON object.`, {
        file,
        line,
      });
    }
    begun = true;
    return { line, value };
  };
  for await (const text of textChunks(chunks, file, expected)) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const one of lines) {
      const found = read(one);
      if (found) yield found;
    }
    if (rest.length > longestLine) {
      throw new ListFormatError(`Line ${line + 1} of ${file} is too long for ${expected}.`, {
        file,
        line: line + 1,
      });
    }
  }
  const last = read(rest);
  if (last) yield last;
}
