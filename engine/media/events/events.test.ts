import fc from 'fast-check';
import { clusterEvents, type EventPassage } from './cluster-events.ts';
import { eventDate } from './event-date.ts';
import { stageOf } from './stage-of.ts';

describe('the stage of a matter', () => {
  it.each([
    ['The firm is alleged to have paid officials.', 'allegation'],
    ['Police are investigating the firm.', 'investigation'],
    ['He was indicted on Monday.', 'charge'],
    ['She was found guilty of tax fraud.', 'conviction'],
    ['The magistrates fined him for poaching.', 'conviction'],
    ['The central bank fined the lender.', 'penalty'],
    ['The regulator revoked its licence.', 'penalty'],
    ['The court ordered it to pay damages.', 'penalty'],
    ['Washington froze the assets of the trader.', 'penalty'],
    ['The firm agreed to pay $3 million to settle the charges.', 'settlement'],
    ['He was acquitted of all charges.', 'acquittal'],
    ['It opened a shop.', undefined],
  ])('%s', (text, stage) => {
    expect(stageOf(text)).toBe(stage);
  });
});

describe('the date of an event', () => {
  it.each([
    ['On 12 March 2021 he was charged.', '2021-03-12'],
    ['On March 12th, 2021, he was charged.', '2021-03-12'],
    ['Fined on 2019-07-01.', '2019-07-01'],
    ['Decision of 05.11.2018', '2018-11-05'],
    ['Filed 11/25/2018', '2018-11-25'],
    ['In Sept. 2020 it failed.', '2020-09'],
    ['Between 2012 and 2014 it paid bribes.', '2014'],
    ['From June 2012 to May 2014 it paid bribes.', '2014-05'],
    ['It paid bribes in 2012-2014.', '2014'],
    ['Fined on 31 June 2023 for bribes.', '2023-06'],
    ['Charged under the Bribery Act 2010.', undefined],
    ['On 31 February 2020', '2020-02'],
    ['Section 138 of the Act', undefined],
  ])('%s', (text, date) => {
    expect(eventDate(text)).toBe(date);
  });

  it('is never after the day of publication', () => {
    expect(eventDate('Charged in 2019; the trial begins on 3 May 2022.', { reference: '2021-08-01' })).toBe(
      '2019',
    );
  });

  it('is a date or nothing for every text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(eventDate(text) ?? '2000').toMatch(/^\d{4}(-\d\d(-\d\d)?)?$/);
      }),
    );
  });
});

describe('passages of one event', () => {
  const told: EventPassage[] = [
    {
      text: 'Fairmead was fined $3 million by the central bank for failing to check its customers.',
      label: 'regulatory',
      subjects: ['firm'],
      date: '2021-03',
    },
    {
      text: 'A court wound up Fairmead on a petition of its lenders.',
      label: 'financial',
      subjects: ['firm'],
    },
    {
      text: 'The central bank fined Fairmead $3 million because it failed to check customers properly.',
      label: 'regulatory',
      subjects: ['firm', 'head'],
      date: '2021-03-14',
    },
    {
      text: 'The central bank fined Fairmead $3 million because it failed to check customers properly.',
      label: 'regulatory',
      subjects: ['firm'],
      date: '2016-01-04',
    },
  ];

  it('are told by subject, label, date and words in common', () => {
    expect(clusterEvents(told)).toEqual([0, 1, 0, 2]);
  });

  it('are the same in any order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), (order) => {
        const clusters = clusterEvents(order.map((at) => told[at]!));
        const of = (at: number) => clusters[order.indexOf(at)];
        expect(of(0)).toBe(of(2));
        expect(new Set([of(0), of(1), of(3)]).size).toBe(3);
      }),
    );
  });
});
