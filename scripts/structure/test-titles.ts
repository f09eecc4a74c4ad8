import type { Tree } from './tree.ts';

export const isTests = /\.(test|spec)\.tsx?$/;
/** `test('…'`, `test.skip('…'`, and behind a table `)('…'`. */
const title =
  /(?:\b(?:test|it)(?:\.\w+)*\(|\)\()\s*(?:'((?:\\.|[^'\\])+)'|`((?:\\.|[^`\\])+)`|"((?:\\.|[^"\\])+)")/g;

/** The titles of all tests, as they are written: those of a table stand once. */
export function testTitles({ paths, read }: Tree): Set<string> {
  const texts = paths.filter((path) => isTests.test(path)).map(read);
  return new Set(
    texts.flatMap((text) =>
      [...text.matchAll(title)].map(([, single, template, double]) =>
        (single ?? template ?? double ?? '').replace(/\\(['"`])/g, '$1'),
      ),
    ),
  );
}
