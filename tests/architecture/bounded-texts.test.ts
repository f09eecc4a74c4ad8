import { sourceFiles } from './source-files.ts';

/** Takes several values of its own limits, one a line, and says how many. */
const LINES = 'src/features/settings/watchlists/feed-form.tsx';

test('a field for sentences takes no more than its server does: nobody writes what is refused for its length', () => {
  const unbounded = sourceFiles(/^src\/.*(?<!\.test)\.tsx$/).flatMap(({ path, text }) =>
    [...text.matchAll(/<(?:Input\.)?TextArea\b(?<given>(?:[^>]|=>)*?)\/>/g)]
      .filter((field) => !/\bmaxLength=|\{\.\.\./.test(field.groups?.given ?? ''))
      .map(() => path),
  );
  expect(unbounded).toEqual([LINES]);
});
