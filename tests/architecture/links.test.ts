import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../scripts/project-root.ts';
import { sourceFiles } from './source-files.ts';

/** The files and headings of this project that a page links to. */
const linksOf = (page: string) =>
  [...page.matchAll(/\]\((?!\w+:|\/\/)([^)\s]*)\)/g)].map(([, link = '']) => link);

/** As GitHub makes an anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const pages = new Map(sourceFiles(/\.md$/).map(({ path, text }) => [path, text]));
const anchors = (page: string) =>
  [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

test('every link between the pages of the documentation leads somewhere', () => {
  const broken = [...pages].flatMap(([path, text]) =>
    linksOf(text).flatMap((link) => {
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? path : join(dirname(path), file).replace(/\/$/, '');
      const page = pages.get(target);
      const isThere =
        existsSync(join(projectRoot, target)) && (!anchor || !page || anchors(page).includes(anchor));
      return isThere ? [] : [`${path}: ${link}`];
    }),
  );
  expect(broken).toEqual([]);
});

test('each module of the server has a page that says what it is for', () => {
  const modules = new Set(
    sourceFiles(/^server\/modules\/\w[\w-]*\/index\.ts$/).map(({ path }) => dirname(path)),
  );
  expect([...modules].filter((module) => !pages.has(`${module}/README.md`))).toEqual([]);
});
