import server, { project } from './jest.server.js';

/** Kills, second servers, full restarts: minutes of them, so they run by `npm run test:faults` alone. */
export default {
  ...server,
  projects: [project('faults', ['tests/faults/**/*.test.ts'])],
  testTimeout: 300_000,
  maxWorkers: 1,
};
