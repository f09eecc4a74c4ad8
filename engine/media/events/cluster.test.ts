import { clusterEvents, type EventPassage } from './cluster-events.ts';
import { eventDate } from './event-date.ts';

describe('the date of an event', () => {
  it.each([
    ['Fined on 2019-07-01 and 2019-13-01', '2019-07-01'],
    ['the 1st of April, 2019', '2019-04-01'],
    ['22nd June 2019', '2019-06-22'],
    ['3rd  Sept. 2019', '2019-09-03'],
    ['December 31, 1999', '1999-12-31'],
    ['31/12/2019', '2019-12-31'],
    ['12/31/2019', '2019-12-31'],
    ['1.2.2019', '2019-02-01'],
    ['32/12/2019', undefined],
    ['0/12/2019', undefined],
    ['February of 2019', '2019-02'],
    ['Feb, 2019', '2019-02'],
    ['29 February 2019', '2019-02'],
    ['29 February 2020', '2020-02-29'],
    ['May 2019 and 3 May 2019', '2019-05'],
    ['2018, 2020, 2019', '2018'],
    ['1899 or 2119 or 20199', undefined],
    ['2019-01-05', '2019-01-05'],
    ['2019-00-10', undefined],
    ['2019-05 and May 2018', '2019'],
  ])('%s', (text, date) => {
    expect(eventDate(text)).toBe(date);
  });

  it('may be the reference day, and is never after it', () => {
    expect(eventDate('3 May 2019 and 4 May 2019', { reference: '2019-05-03' })).toBe('2019-05-03');
    expect(eventDate('May 2019', { reference: '2019-05-03' })).toBe('2019-05');
  });
});

describe('passages of one event', () => {
  const text = 'The central bank fined Fairmead because customers were never checked';
  const one: EventPassage = { text, label: 'regulatory', subjects: ['firm'] };
  const together = (a: Partial<EventPassage>, b: Partial<EventPassage>) => {
    const [first, second] = clusterEvents([
      { ...one, ...a },
      { ...one, ...b },
    ]);
    return first === second;
  };

  it.each<[string, Partial<EventPassage>, Partial<EventPassage>, boolean]>([
    ['the same words', {}, {}, true],
    ['another label', {}, { label: 'legal' }, false],
    ['no subject in common', { subjects: ['firm', 'head'] }, { subjects: ['owner'] }, false],
    ['one subject in common', { subjects: ['firm', 'head'] }, { subjects: ['owner', 'head'] }, true],
    ['no subject', { subjects: [] }, { subjects: [] }, false],
    ['another year', { date: '2019' }, { date: '2020-01' }, false],
    ['another month', { date: '2019-03-31' }, { date: '2019-04' }, false],
    ['a day of the month', { date: '2019-03-31' }, { date: '2019-03' }, true],
    ['days that lie sixty apart', { date: '2019-01-01' }, { date: '2019-03-02' }, true],
    ['days that lie further apart', { date: '2019-01-01' }, { date: '2019-03-03' }, false],
    ['a date and none', { date: '2019' }, {}, true],
    [
      'short words in common',
      { text: 'he is in it at 9' },
      { text: 'he is in at the dock of a bay today' },
      false,
    ],
    ['no words', { text: '' }, { text: '' }, false],
    ['half of the words', { text: 'punished lenders' }, { text: 'punished brokers' }, true],
    [
      'a third of the words',
      { text: 'punished lenders harshly' },
      { text: 'punished brokers mildly' },
      false,
    ],
    [
      'a quarter of the words and the sum',
      { text: 'punished $5 m harshly again' },
      { text: 'paid $5m mildly twice' },
      true,
    ],
    [
      'a quarter of the words and another sum',
      { text: 'punished $5 m harshly again' },
      { text: 'paid $6m mildly twice' },
      false,
    ],
    [
      'a quarter of the words and the sum, apart or together',
      { text: 'punished 5 Bn harshly again' },
      { text: 'paid 5bn mildly twice' },
      true,
    ],
    [
      'the sum in words',
      { text: 'punished 5 Crore harshly again' },
      { text: 'paid 5 crore mildly twice' },
      true,
    ],
  ])('%s', (_what, a, b, same) => {
    expect(together(a, b)).toBe(same);
    expect(together(b, a)).toBe(same);
  });

  it('pass membership on, and are numbered as they first appear', () => {
    const passages = [
      'punished lenders',
      'harbour closed',
      'brokers jailed',
      'punished brokers',
      'lenders jailed',
    ];
    expect(clusterEvents(passages.map((told) => ({ ...one, text: told })))).toEqual([0, 1, 0, 0, 0]);
    expect(clusterEvents([])).toEqual([]);
  });
});
