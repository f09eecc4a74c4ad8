import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';

/** A defect of one or a few lines, kept as a patch: what it breaks, and who has to notice. */
export type Sabotage = {
  /** `07-a-code-is-good-twice` */
  name: string;
  patch: string;
  /** Requirements of which one stands in the title of the test that notices. */
  ids: string[];
  tests: string[];
};

const folder = join(projectRoot, 'tests/sabotage');

/** The words above the patch, which `git apply` passes over, end with these two lines. */
const requirement = /^Requirement: (.+)$/m;
const witnesses = /^Caught by: (.+)$/m;

export function readSabotages(): Sabotage[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.patch'))
    .sort()
    .map((file) => {
      const patch = join(folder, file);
      const [words = ''] = readFileSync(patch, 'utf8').split(/^diff --git /m);
      return {
        name: file.replace(/\.patch$/, ''),
        patch,
        ids: requirement.exec(words)?.[1]?.split(', ') ?? [],
        tests: witnesses.exec(words)?.[1]?.split(', ') ?? [],
      };
    });
}
