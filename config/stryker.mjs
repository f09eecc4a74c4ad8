const { ENGINE_FOLDERS: folder = '**', ENGINE_FILES: files = '**/*.ts', AT_ONCE: atOnce = '2' } = process.env;

/**
 * Mutation testing of one folder of the engine: every operator, condition and constant is changed in turn, and a test
 * of that folder has to fail. Tables of words are data, and the doors only pass on.
 * @type {import('@stryker-mutator/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'engine',
  plugins: ['./scripts/mutation/runner.ts'],
  mutate: [
    `engine/${folder}/${files}`,
    '!engine/**/*.test.ts',
    '!engine/**/tables/**',
    '!engine/**/index.ts',
    '!engine/facts/country-table.ts',
    '!engine/mca/rule-8-illustrations.ts',
  ],
  ignorePatterns: [
    '**',
    '!engine/**',
    '!tests/support/runner/any-sign.ts',
    '!tests/support/data/few-passages.ts',
    '!package.json',
  ],
  coverageAnalysis: 'perTest',
  // What runs once when a file is loaded would need every test anew for each change.
  ignoreStatic: true,
  concurrency: Number(atOnce),
  incremental: false,
  tempDirName: 'coverage/mutation/copies',
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  allowConsoleColors: false,
  thresholds: { high: 90, low: 80, break: 80 },
  timeoutMS: 10_000,
};
