import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/project-root.ts';
import { readSabotages } from '../../scripts/sabotage/sabotages.ts';

// The sabotages themselves are tried by `npm run test:sabotage`, which takes minutes.
const sabotages = readSabotages();
const LEAST = 30;

test(`there are at least ${LEAST} sabotages, each with a number of its own`, () => {
  expect(sabotages.length).toBeGreaterThanOrEqual(LEAST);
  const numbers = sabotages.map(({ name }) => Number.parseInt(name, 10));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

/** What git says of patches that do not fit, each tried on the code as it stands. */
const misfits = (patches: string[]) => {
  const { status, stderr } = spawnSync('git', ['apply', '--check', ...patches], { cwd: projectRoot });
  return status === 0 ? '' : `${status} ${stderr}`;
};
// One process tells that all fit; which one does not, is asked one by one.
const allFit = misfits(sabotages.map(({ patch }) => patch)) === '';

test.each(sabotages.map((sabotage) => [sabotage.name, sabotage] as const))(
  'the sabotage %s fits the code of today',
  (_name, { patch }) => {
    // On failure the lines it breaks have changed: make the same defect in them, and put its `git diff -U1` there.
    expect(allFit ? '' : misfits([patch])).toBe('');
  },
);

test('every sabotage names the requirement it breaks, and the tests that have to notice', () => {
  for (const { name, ids, tests } of sabotages) {
    expect([name, ids.length > 0, tests.length > 0]).toEqual([name, true, true]);
    const missing = tests.filter((file) => !existsSync(join(projectRoot, file)));
    expect([name, missing]).toEqual([name, []]);
    const titles = tests.map((file) => readFileSync(join(projectRoot, file), 'utf8')).join('\n');
    expect([name, ids.filter((id) => !new RegExp(`\\b${id}\\b`).test(titles))]).toEqual([name, []]);
  }
});
