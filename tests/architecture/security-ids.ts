type Owner = { issue: number; finished: boolean; ids: string[] };

const upTo = (section: string, last: number) => Array.from({ length: last }, (_, n) => `${section}${n + 1}`);

/** Which issue answers for which requirement. Each id of a finished issue stands in the title of a test. */
export const owners: Owner[] = [
  { issue: 2, finished: true, ids: ['A9', 'C3', 'C5', 'E1', 'E2', 'E3', 'E5', 'E6'] },
  { issue: 3, finished: true, ids: [...upTo('A', 17), ...upTo('B', 12), ...upTo('C', 11)] },
  {
    issue: 4,
    finished: true,
    ids: [...upTo('D', 13), 'D17', 'D18', 'D19', 'D20', 'D21', ...upTo('E', 8)],
  },
  { issue: 5, finished: true, ids: ['D14', 'D15', 'D16'] },
];
