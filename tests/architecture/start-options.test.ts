import { readFileSync } from 'node:fs';
import { startOptions } from '../support/servers/server-process.ts';

test('a release starts the server with the options that npm start gives to Node', () => {
  const script = readFileSync('config/deploy/prudence', 'utf8');
  const [, given] = /options='([^']+)'/.exec(script) ?? [];
  expect(startOptions()).not.toEqual([]);
  expect(given?.split(' ')).toEqual(startOptions());
});
