import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/project-root.ts';

const docs = join(projectRoot, 'docs');
const lines = readFileSync(join(docs, 'asvs.md'), 'utf8').split('\n');
const linked = (line: string) =>
  [...line.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => join(docs, path));

test('every file that the mapping to ASVS names is there', () => {
  expect(lines.flatMap(linked).filter((file) => !existsSync(file))).toEqual([]);
});

/**
 * How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has: there they come before those of level 3.
 * V17 does not apply as a whole.
 */
const sections: Record<string, number> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2 },
  ...{ '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2 },
  ...{ '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
  ...{ '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4 },
  ...{ '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3 },
  ...{ '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
};

/** The requirements at the beginning of a line: `1.2.3`, `1.2.3, 1.2.4` or `1.2.3 to 1.2.5`. */
function requirementsOf(line: string): string[] {
  const named = /^- ((?:\d+\.\d+\.\d+(?:, | to | and )?)+)/.exec(line)?.[1] ?? '';
  return named.split(/, | and /).flatMap((part) => {
    const [from = '', to = from] = part.trim().split(' to ');
    const [section, first, last] = [
      from.slice(0, from.lastIndexOf('.')),
      ...[from, to].map((id) => Number(id.slice(id.lastIndexOf('.') + 1))),
    ] as [string, number, number];
    return Array.from({ length: last - first + 1 }, (_, at) => `${section}.${first + at}`);
  });
}

test('every requirement of levels 1 and 2 has one line, and no other has', () => {
  const expected = Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
  );
  const found = lines.filter((line) => line.startsWith('- ')).flatMap(requirementsOf);
  expect(expected.filter((id) => !found.includes(id))).toEqual([]);
  expect(found.filter((id, at) => !expected.includes(id) || found.indexOf(id) !== at)).toEqual([]);
});

test('a requirement that is not held in full says who decided so: nothing is merely open', () => {
  const words = lines
    .slice(3)
    .flatMap((line) => [...line.matchAll(/\*\*([^*]+)\*\*/g)].map(([, word]) => word));
  const decided = ['specification', 'operator', 'accepted'];
  expect(words.filter((word = '') => !decided.includes(word.toLowerCase()))).toEqual([]);
});
