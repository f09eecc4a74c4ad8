import { getRoutes } from '@@/core/route';
import { matchRoutes } from '@umijs/max';
import fc from 'fast-check';
import { allPlaces, findPlace } from '../../../config/access.ts';
import { ROLES } from '../../../contract/words.ts';
import { mayOpen } from './may-open.ts';
import { isOwnPage } from './return-address.ts';

type Route = { id: string; path: string; parentId?: string; redirect?: string };
type Branch = { id: string; path: string; children: Branch[] };

let table: Branch[];
let known: Record<string, Route>;
beforeAll(async () => {
  // The very table that Umi made from the pages and config/routes.plugin.ts.
  known = (await getRoutes()).routes as unknown as Record<string, Route>;
  const below = (parent?: string): Branch[] =>
    Object.values(known)
      .filter(({ parentId }) => parentId === parent)
      .map(({ id, path }) => ({ id, path, children: below(id) }));
  table = below();
});

/** What the router draws there: the name of a place, or nothing of ours. */
function drawnAt(pathname: string) {
  const id = (matchRoutes(table, { pathname })?.at(-1)?.route as Branch | undefined)?.id ?? '';
  return known[id]?.redirect ? undefined : findPlace(/^pages\/([^/]+)/.exec(id)?.[1] ?? '');
}

const names = allPlaces.map(({ path }) => path);
const piece = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...names) },
  { weight: 2, arbitrary: fc.constantFrom('pages', '', '.', '..', '%2e%2e', ':id', '*', 'nowhere') },
  { weight: 2, arbitrary: fc.constantFrom(...names).map((name) => name.toUpperCase()) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...names).map((name) => `%${name.charCodeAt(0).toString(16)}${name.slice(1)}`),
  },
  { weight: 1, arbitrary: fc.webSegment() },
);
const path = fc
  .tuple(
    fc.constantFrom('/pages/', '/', '//pages/', '/PAGES/'),
    fc.array(piece, { maxLength: 4 }),
    fc.constantFrom('', '/', '//'),
  )
  .map(([start, pieces, end]) => start + pieces.join('/') + end);
const role = fc.constantFrom(...ROLES, '', 'ADMIN', 'USER', 'VIEWER');

test('the router knows every place of the access table, and no page besides', () => {
  const drawn = names.map((name) => drawnAt(`/pages/${name}`)?.path);
  expect(drawn).toEqual(names);
  const pages = Object.values(known).filter(({ parentId, redirect }) => parentId === 'pages' && !redirect);
  expect(pages.map(({ path: own }) => own.replace('/:id', '')).filter((own) => !names.includes(own))).toEqual(
    [],
  );
});

test('B3 no address leads a role to a page whose entry in the access table denies it', () => {
  let drawn = 0;
  fc.assert(
    fc.property(path, role, (pathname, who) => {
      const place = drawnAt(pathname);
      if (!place) return true;
      drawn += 1;
      return !mayOpen(pathname, who) || place.role.some((allowed) => allowed === who);
    }),
    { numRuns: 3000 },
  );
  expect(drawn).toBeGreaterThan(100);
});

test('every page that the router draws at its plain address is open to the roles of its entry', () => {
  for (const place of allPlaces)
    for (const who of ROLES)
      expect([place.path, who, mayOpen(`/pages/${place.path}?a=1`, who)]).toEqual([
        place.path,
        who,
        place.role.some((allowed) => allowed === who),
      ]);
});

test('B12 signing in leads to drawn pages of our own only', () => {
  fc.assert(
    fc.property(fc.oneof(path, fc.webUrl(), fc.string()), (address) => {
      if (!isOwnPage(address)) return true;
      const { origin, pathname } = new URL(address, 'https://prudence.test');
      return origin === 'https://prudence.test' && drawnAt(pathname) !== undefined;
    }),
    { numRuns: 3000 },
  );
});
