const root = new URL('..', import.meta.url).pathname;

/** The tests that `testMatch` finds, run as Node runs the server. */
export const project = (displayName, testMatch, options = {}) => ({
  displayName,
  rootDir: root,
  testMatch: testMatch.map((pattern) => `<rootDir>/${pattern}`),
  testEnvironment: '<rootDir>/config/native-jest/environment.mjs',
  runtime: '<rootDir>/config/native-jest/runtime.mjs',
  transform: {},
  modulePathIgnorePatterns: ['<rootDir>/src/\\.umi', '<rootDir>/dist/', '<rootDir>/coverage/'],
  setupFilesAfterEnv: [
    '<rootDir>/tests/support/runner/fail-on-noise.ts',
    '<rootDir>/tests/support/runner/property-seed.ts',
  ],
  globalSetup: '<rootDir>/config/postgres-for-tests.mjs',
  globalTeardown: '<rootDir>/config/postgres-after-tests.mjs',
  ...options,
});

/** The tests that need Node and no browser. */
export default {
  rootDir: root,
  projects: [
    project('engine', ['engine/**/*.test.ts']),
    project('server', ['server/**/*.test.ts', 'contract/**/*.test.ts', 'mock/**/*.test.ts']),
    project('api', ['tests/api/**/*.test.ts']),
    project('architecture', ['tests/architecture/**/*.test.ts']),
  ],
  // No test waits for the clock: this ends one that hangs, on a machine however busy.
  testTimeout: 600_000,
  // Without it a rejection nobody handles ends the whole worker instead of failing its test.
  waitForUnhandledRejections: true,
  maxWorkers: 2,
  workerIdleMemoryLimit: '1500MB',
};
