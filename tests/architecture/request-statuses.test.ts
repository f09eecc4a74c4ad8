import { REQUEST_STATUSES } from '../../contract/request-statuses.ts';
import { sourceFiles } from './source-files.ts';

/** The one place that names the sets of statuses. */
const NAMED = 'contract/request-statuses.ts';

/** Lists of statuses that say one rule, where that rule is said. */
const OTHERS: Readonly<Record<string, { count: number; why: string }>> = {
  'server/modules/requests/policy.ts': { count: 1, why: 'from where the client side may amend' },
  'server/modules/requests/workflow.ts': { count: 2, why: 'the table of which act leads from where' },
};

const status = `(?:'(?:${REQUEST_STATUSES.join('|')})')`;
/** Nothing but statuses, two or more, in brackets; sets that have a name may stand before or after them. */
const list = new RegExp(
  `(?:[[(]|\\.\\.\\.\\w+,)\\s*${status}(?:,\\s*${status})+(?:,\\s*\\.\\.\\.|,?\\s*[\\])])`,
  'g',
);

test('a list of statuses is found in code and in SQL, and other words beside a status are none', () => {
  const lists = [
    "['draft', 'rejected', 'cancelled']",
    "while('submitted', 'clarification')",
    "[\n  'released',\n  'rejected',\n]",
    "[...OPEN_STATUSES, 'released', 'rejected']",
    "['draft', 'submitted', ...STAGES]",
    "sql`status in ('rejected', 'cancelled')`",
  ];
  expect(lists.map((text) => text.match(list)?.length)).toEqual(lists.map(() => 1));
  const others = [
    "['draft', ...OPEN_STATUSES]",
    "['submitted', 'allocated', 'inAnalysis']",
    "['released', word]",
  ];
  expect(others.filter((text) => text.match(list))).toEqual([]);
});

test('a set of request statuses has a name, and is listed in the contract only', () => {
  const found = sourceFiles(/^(contract|engine|mock|server|src)\/.*(?<!\.test)\.tsx?$/).flatMap(
    ({ path, text }) => {
      const count = text.match(list)?.length ?? 0;
      return count > 0 && path !== NAMED ? [[path, count] as const] : [];
    },
  );
  const expected = Object.entries(OTHERS).map(([path, { count }]) => [path, count]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
});
