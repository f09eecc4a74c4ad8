import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/project-root.ts';

/** They tell the reader in words that code could not be loaded, and the next try loads it again. */
const LOADERS = ['lazyClosable', 'lazyDialog', 'lazyPart', 'loadPart', 'loginPart'];

/** Nobody asked for these, and without them a page says the same. */
const GOES_ON: Record<string, string> = {
  'src/features/shell/hover-card/lazy-hover-cards.tsx': 'A link opens without the card about it.',
  'src/shared/server-texts/problem-text.ts': 'A refusal is told in English.',
  'src/shared/texts/date-words.ts': 'Its catalogue is in English then, and so are the days.',
  'src/shared/ui/appearance/appearance-provider.tsx': 'The words of antd stay English.',
};

/** The names of the calls that a place of a source lies in. */
function callsAround(source: string, place: number): string[] {
  const names: string[] = [];
  for (let at = place - 1, closed = 0; at >= 0; at -= 1) {
    if (source[at] === ')') closed += 1;
    if (source[at] !== '(') continue;
    if (closed > 0) closed -= 1;
    else names.push(/(\w+)$/.exec(source.slice(0, at))?.[1] ?? '');
  }
  return names;
}

/** Code that a source loads by itself. Texts come with a catalogue, which falls back to English; types are not loaded. */
function looseLoads(source: string): string[] {
  return [...source.matchAll(/(?<!typeof |as |[:=|<] |\w)import\(\s*'([^']+)'\s*\)/g)]
    .filter(({ 1: path = '' }) => !path.endsWith('.json'))
    .filter(({ index }) => !callsAround(source, index).some((name) => LOADERS.includes(name)))
    .map(({ 1: path = '' }) => path);
}

test('the rule finds code that is loaded without anybody who tells of a failure', () => {
  const loose = ["const { a } = await import('x');", "run(() => import('x')); loadPart(() => y());"];
  const told = [
    "const { a } = await loadPart(() => import('x'));",
    "const Part = lazyPart(async () => (await import('x')).Part);",
    "catalogue(english, () => import('./hi.json'));",
    "type Node = import('x').Node;",
  ];
  expect(loose.map(looseLoads)).toEqual([['x'], ['x']]);
  expect(told.flatMap(looseLoads)).toEqual([]);
});

test('whatever loads code when it is needed tells the reader where that fails, and loads it at the next try', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: projectRoot }).filter(
    (file) => !file.includes('.umi') && !file.includes('.test.'),
  );
  expect(files.length).toBeGreaterThan(400);
  const loose = files.filter((file) => looseLoads(readFileSync(join(projectRoot, file), 'utf8')).length > 0);
  expect(loose.sort()).toEqual(Object.keys(GOES_ON));
});
