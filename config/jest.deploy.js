import server, { project } from './jest.server.js';

/** Builds the release, starts it behind nginx, restarts servers one by one: minutes of it, by `npm run test:deploy` alone. */
export default {
  ...server,
  projects: [project('deploy', ['tests/deploy/**/*.test.ts'])],
  maxWorkers: 1,
};
