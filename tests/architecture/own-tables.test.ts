import { sourceFiles } from './source-files.ts';

const sources = sourceFiles(/^server\/(modules|platform)\/.*\.ts$/).filter(
  ({ path }) => !/\.test\.ts$/.test(path),
);
const moduleOf = (path: string) => /^server\/modules\/([^/]+)\//.exec(path)?.[1] ?? 'platform';

/** By the name of a table the module that keeps it. */
const owners = new Map(
  sources
    .filter(({ path }) => path.endsWith('/tables.ts'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/pgTable\(\s*['`](\w+)/g)].map(([, table = '']) => [table, moduleOf(path)] as const),
    ),
);

test('SQL written out names the tables of its own module only', () => {
  const named = sources
    .filter(({ path }) => !path.endsWith('/tables.ts') && path.startsWith('server/modules/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\b(?:from|join|update|into)\s+([a-z_]+)\b/g)].flatMap(([, table = '']) => {
        const owner = owners.get(table);
        return owner && owner !== moduleOf(path) ? [`${path} names ${table} of ${owner}`] : [];
      }),
    );
  expect(owners.size).toBeGreaterThan(60);
  expect(named).toEqual([]);
});

test('a door gives read models and conditions, not tables', () => {
  const given = sources
    .filter(({ path }) => /^server\/modules\/[^/]+\/index\.ts$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^export \{([^}]*)\} from '\.\/(?:[\w-]+\/)*tables\.ts';/gm)].flatMap(
        ([, names = '']) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '' && !name.startsWith('type '))
            .map((name) => `${moduleOf(path)}: ${name.split(' ')[0]}`),
      ),
    );
  expect(given).toEqual([]);
});
