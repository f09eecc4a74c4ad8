import { sourceFiles } from './source-files.ts';

/**
 * Who sees what is said once, in `accessOf`. A comparison elsewhere is either about somebody other than the reader, or
 * one of these; the numbers only go down.
 */
const remaining: Readonly<Record<string, { count: number; why: string }>> = {
  'src/features/analysis/desk/may.ts': { count: 5, why: 'what a role may do in which state of a case' },
  'src/features/home/dashboard.tsx': { count: 5, why: 'which panels the Home of a role has' },
  'src/features/home/home-page.tsx': { count: 4, why: 'which panels the Home of a role has' },
  'src/features/settings/users/user-form.tsx': { count: 2, why: 'the role of the person being edited' },
  'src/shared/session/use-access.ts': { count: 11, why: 'the place where it is said' },
  'src/shared/ui/leave/leave-fields.tsx': { count: 1, why: 'the role of the person on leave' },
};

const comparison = /\brole\b\s*[!=]==\s*'|'\s*[!=]==\s*(?:\w+\.)*role\b/g;

test('what a role sees is decided by the access object, not by comparing roles in pages', () => {
  const found = sourceFiles(/^src\/.*(?<!\.test)\.tsx?$/).flatMap(({ path, text }) => {
    const count = text.match(comparison)?.length ?? 0;
    return count > 0 ? [[path, count] as const] : [];
  });
  const expected = Object.entries(remaining).map(([path, { count }]) => [path, count]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
});
