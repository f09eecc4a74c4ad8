import { createRequire } from 'node:module';

// Umi would print a tip of the day in Chinese.
process.env.DID_YOU_KNOW = 'none';
const require = createRequire(import.meta.url);
const max = require('@umijs/max/test.js');
const root = new URL('..', import.meta.url).pathname;

/** The tests of the browser's code, in jsdom, with Umi's own aliases and transformer. */
export default async () => {
  const config = await max.configUmiAlias(
    max.createConfig({
      target: 'browser',
      jsTransformer: 'esbuild',
      jsTransformerOpts: {
        jsx: 'automatic',
        // Jest runs this side as CommonJS, which can import() nothing but what require() finds.
        supported: { 'dynamic-import': false },
        // In vite mode Umi's generated files read import.meta.env, which is empty in CommonJS.
        logOverride: { 'empty-import-meta': 'silent' },
      },
    }),
  );
  return {
    ...config,
    rootDir: root,
    roots: ['<rootDir>/src', '<rootDir>/tests/browser'],
    testMatch: ['<rootDir>/src/**/*.test.ts?(x)', '<rootDir>/tests/browser/**/*.test.ts?(x)'],
    // Our pages draw no waves (appearance-provider.tsx), and a component without them around it would draw them late. What
    // moves, and what takes a motion's steps without moving, would still change when its test has ended.
    moduleNameMapper: {
      ...config.moduleNameMapper,
      '/WaveEffect$': '<rootDir>/tests/browser/no-waves.ts',
      '/util/motion$': '<rootDir>/tests/browser/no-motion.cjs',
      '/useStepQueue$': '<rootDir>/tests/browser/no-steps.cjs',
    },
    setupFiles: [...config.setupFiles, '<rootDir>/tests/browser/setup-window.ts'],
    setupFilesAfterEnv: ['<rootDir>/tests/browser/fail-on-noise.ts', '<rootDir>/tests/browser/be-patient.ts'],
    // No test waits for the clock: this ends one that hangs, on a machine however busy.
    testTimeout: 600_000,
    waitForUnhandledRejections: true,
    maxWorkers: 2,
  };
};
