import { sourceFiles } from './source-files.ts';

/** The one place that decides what each role may do and see. */
const ACCESS = 'src/shared/session/use-access.ts';

/** Comparisons about somebody other than the reader, or with the table of routes. */
const OTHERS: Readonly<Record<string, { count: number; why: string }>> = {
  'src/features/analysis/case/reopen-asked.tsx': { count: 1, why: 'who wrote a note: client or firm' },
  'src/features/settings/policy/role-columns.tsx': { count: 1, why: 'lists what every role may do' },
  'src/features/settings/users/user-form.tsx': { count: 3, why: 'the role of the person being edited' },
  'src/features/shell/account/use-role-name.ts': { count: 1, why: 'whether a role has a translated name' },
  'src/features/shell/menu/menu-items.ts': { count: 1, why: 'reads the table of routes' },
  'src/shared/session/may-open.ts': { count: 1, why: 'reads the table of routes' },
  'src/shared/ui/leave/leave-fields.tsx': { count: 1, why: 'the role of the person on leave' },
};

const comparison = /\brole\b\s*[!=]==|[!=]==\s*(?:\w+\.)*role\b|\.includes\((?:\w+\.)*(?:byR|r)ole\b/g;

test('what a reader may do and see is decided by the access object, not by comparing roles', () => {
  const found = sourceFiles(/^src\/.*(?<!\.test)\.tsx?$/).flatMap(({ path, text }) => {
    const count = text.match(comparison)?.length ?? 0;
    return count > 0 && path !== ACCESS ? [[path, count] as const] : [];
  });
  const expected = Object.entries(OTHERS).map(([path, { count }]) => [path, count]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
});
