import { LineError, parseLine } from './json-line.ts';
import type { Command } from './name-commands.ts';

/** Answers lines one by one, in their order; a line that cannot be used is answered by its error and number. */
export async function* runLines(lines: AsyncIterable<string>, command: Command): AsyncIterable<string> {
  let number = 0;
  for await (const line of lines) {
    number++;
    if (line.trim() === '') continue;
    yield `${JSON.stringify(await answer(line, number, command))}\n`;
  }
}

async function answer(line: string, number: number, command: Command): Promise<object> {
  try {
    return await command(parseLine(line));
  } catch (error) {
    if (!(error instanceof LineError)) throw error;
    return { error: error.message, line: number };
  }
}
