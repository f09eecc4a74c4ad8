import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/project-root.ts';

type Violation = { rule: string; from: string; to: string };
type Cruise = { modules: number; violations: Violation[] };

type Output = {
  summary: { totalCruised: number; violations: { rule: { name: string }; from: string; to: string }[] };
};

/** Holds the import rules against the sources in `directory`. */
export function cruise(directory: string): Promise<Cruise> {
  const program = join(projectRoot, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const rules = join(projectRoot, '.dependency-cruiser.cjs');
  return new Promise((resolve, reject) => {
    const args = [program, '--config', rules, '--output-type', 'json', '.'];
    execFile(process.execPath, args, { cwd: directory, maxBuffer: 1e9 }, (error, stdout) => {
      if (stdout === '') return reject(error ?? new Error('dependency-cruiser printed nothing'));
      const { summary } = JSON.parse(stdout) as Output;
      resolve({
        modules: summary.totalCruised,
        violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
      });
    });
  });
}
