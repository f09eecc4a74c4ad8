export { calibrate } from './calibrate-command.ts';
export { classifyCommand } from './classify-command.ts';
export { entryOfLine } from './index-line.ts';
export { LineError, parseLine } from './json-line.ts';
export { type ListFile, listLines } from './list-command.ts';
export { type Command, scoreCommand, searchCommand } from './name-commands.ts';
export { nearMatchCommand } from './near-match-command.ts';
export { rateCommand, shippedMethod } from './rate-command.ts';
export { runLines } from './run-lines.ts';
