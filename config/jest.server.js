const root = new URL('..', import.meta.url).pathname;

/** The tests that `testMatch` finds, run as Node runs the server. */
export const project = (displayName, testMatch, options = {}) => ({
  displayName,
  rootDir: root,
  testMatch: testMatch.map((pattern) => `<rootDir>/${pattern}`),
  testEnvironment: '<rootDir>/config/jest-environment.mjs',
  moduleNameMapper: { '^@electric-sql/pglite$': '<rootDir>/tests/support/shared-pglite.ts' },
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '<rootDir>/config/node-strip-transformer.mjs' },
  modulePathIgnorePatterns: ['<rootDir>/src/\\.umi', '<rootDir>/dist/', '<rootDir>/coverage/'],
  setupFilesAfterEnv: ['<rootDir>/tests/support/fail-on-noise.ts'],
  ...options,
});

/** The tests that need Node and no browser. Run with `node --experimental-vm-modules`. */
export default {
  rootDir: root,
  projects: [
    project('engine', ['engine/**/*.test.ts']),
    project('server', ['server/**/*.test.ts', 'contract/**/*.test.ts', 'mock/**/*.test.ts']),
    project('api', ['tests/api/**/*.test.ts']),
    project('architecture', ['tests/architecture/**/*.test.ts']),
  ],
  testTimeout: 60_000,
  // Without it a rejection nobody handles ends the whole worker instead of failing its test.
  waitForUnhandledRejections: true,
  maxWorkers: 2,
  // Every file leaves some 30 MB behind, and the larger the heap, the longer the pauses: a fresh process now and then.
  workerIdleMemoryLimit: '800MB',
};
