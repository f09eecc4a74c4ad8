import { project } from './jest.server.js';

const folders = (process.env.ENGINE_FOLDERS ?? '**').split(',');

/** The tests of some folders of the engine alone, for mutation testing: a folder's own tests must notice. */
export default {
  ...project(
    'engine',
    folders.map((folder) => `engine/${folder}/**/*.test.ts`),
    // Stryker counts what each test covers in an environment of its own, over this one.
    { testEnvironment: 'node' },
  ),
  testTimeout: 60_000,
};
