import { nameRuns } from './name-runs.ts';

describe('words that may be a name', () => {
  const runs = (text: string) =>
    nameRuns(text, 100).map((run) => run.map((word) => `${word.text}@${word.start}-${word.end}`).join(' '));

  it.each<[string, string[]]>([
    [
      'The Bank of Delta and paid Ivan Petrov’s firm, Van der Berg & Sons (Ltd.) of',
      [
        'The@100-103 Bank@104-108 of@109-111 Delta@112-117',
        'Ivan@127-131 Petrov@132-138',
        'Van@147-150 der@151-154 Berg@155-159 Sons@162-166 Ltd.@168-172',
      ],
    ],
    ['and Rao — Pal ---- Sen', ['Rao@104-107', 'Pal@110-113', 'Sen@119-122']],
    ['علي محمد said Иван и Пётр', ['علي@100-103 محمد@104-108', 'Иван@114-118', 'Пётр@121-125']],
    [
      'Al-Rashid bin Omar 7 Ltd. then X',
      ['Al-Rashid@100-109 bin@110-113 Omar@114-118 7@119-120 Ltd.@121-125', 'X@131-132'],
    ],
    ['Ivan D’souza’s of', ['Ivan@100-104 D’souza@105-112']],
    ['said of the', []],
  ])('%s', (text, expected) => {
    expect(runs(text)).toEqual(expected);
  });

  it('come in runs of no more than twenty-four', () => {
    expect(nameRuns('A '.repeat(50), 0).map((run) => run.length)).toEqual([24, 24, 2]);
  });
});
