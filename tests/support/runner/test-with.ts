import { spawnSync } from 'node:child_process';
import { test } from '@jest/globals';

const isThere = (program: string) => spawnSync(program, ['--version']).error === undefined;

/** A test that needs a program; where it is missing it is skipped and its title says how to have it. */
export function testWith(program: string, install = `apt-get install ${program}`) {
  if (isThere(program)) return test;
  const skipped = (title: string, _work: () => unknown) =>
    test.skip(`${title} [skipped: ${program} is missing; ${install}]`, () => {});
  return skipped;
}
