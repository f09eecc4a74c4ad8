export { entryOfLine } from './index-line.ts';
export { LineError, parseLine } from './json-line.ts';
export { type Command, scoreCommand, searchCommand } from './name-commands.ts';
export { runLines } from './run-lines.ts';
