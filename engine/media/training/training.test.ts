import { foldOf, splitByEvent } from './folds.ts';
import { measure } from './measure.ts';
import { parsePassages } from './parse-passages.ts';
import { vary } from './vary.ts';

const HEADING = 'event\tlabel\tsubLabel\tstage\ttext';

describe('a file of passages', () => {
  it('is read line by line, and what cannot be used is told by its line', () => {
    const { passages, errors } = parsePassages(
      [
        HEADING,
        'e1\tfinancial\tfraud\tcharge\tHe sold gold that was brass.',
        'e2\tgossip\t\t\tHe sings.',
        'e3\tlegal\t\t\tToo\tmany cells',
        '\tlegal\t\t\tNo event',
        '',
        ' \t ',
        'e4\tnone\t\t\tAll is well.',
      ].join('\r\n'),
    );
    expect(passages).toEqual([
      {
        event: 'e1',
        label: 'financial',
        subLabel: 'fraud',
        stage: 'charge',
        text: 'He sold gold that was brass.',
      },
      { event: 'e4', label: 'none', text: 'All is well.' },
    ]);
    expect(errors.map(({ line }) => line)).toEqual([3, 4, 5]);
    expect(parsePassages('label\ttext').errors).toHaveLength(1);
  });
});

describe('the wordings of a passage', () => {
  const passage = {
    event: 'e',
    label: 'none' as const,
    text: '{O} {hired|employed} {P} in {C}. {P} left {O} for {O2} with {M} in {Y}.',
  };

  it('fill every slot, the same name everywhere, and are the same each time', () => {
    const wordings = vary(passage, 8);
    expect(vary(passage, 8)).toEqual(wordings);
    expect(new Set(wordings.map(({ text }) => text)).size).toBe(wordings.length);
    expect(wordings.length).toBeGreaterThan(5);
    for (const { event, text } of wordings) {
      expect(event).toBe('e');
      expect(text).not.toMatch(/[{}|]/);
      const [, firm, person] = /^(.+?) (?:hired|employed) (.+?) in /.exec(text) ?? [];
      expect(text).toContain(`${person} left ${firm} for `);
    }
    expect(wordings[0]?.text).toContain(' hired ');
  });
});

describe('a split', () => {
  it('never parts the passages of an event, and holds out about the share asked for', () => {
    const items = Array.from({ length: 4000 }, (_, at) => ({ event: `event-${at % 2000}` }));
    const { training, heldOut } = splitByEvent(items, 5, 2);
    const held = new Set(heldOut.map(({ event }) => event));
    expect(training.length + heldOut.length).toBe(4000);
    expect(training.some(({ event }) => held.has(event))).toBe(false);
    expect(held.size / 2000).toBeGreaterThan(0.16);
    expect(held.size / 2000).toBeLessThan(0.24);
    expect(foldOf('event-7', 5)).toBe(foldOf('event-7', 5));
  });
});

describe('the measures', () => {
  it('are precision, recall and F1 by label and their mean over the labels that occur', () => {
    const judged = [
      { event: 'a', label: 'legal', answer: 'legal', probability: 0.9 },
      { event: 'a', label: 'legal', answer: 'none', probability: 0.6 },
      { event: 'b', label: 'none', answer: 'none', probability: 0.9 },
      { event: 'c', label: 'none', answer: 'legal', probability: 0.6 },
      { event: 'd', label: 'none', answer: 'none', probability: 1 },
    ] as const;
    const measures = measure(judged);
    expect(measures).toMatchObject({ passages: 5, events: 4, accuracy: 0.6 });
    expect(measures.byLabel.legal).toEqual({ precision: 0.5, recall: 0.5, f1: 0.5, support: 2 });
    expect(measures.byLabel.none.f1).toBeCloseTo(2 / 3);
    expect(measures.macroF1).toBeCloseTo((0.5 + 2 / 3) / 2);
    expect(measures.confusion.none.legal).toBe(1);
    expect(measures.calibrationError).toBeCloseTo((Math.abs(1.2 - 0) + Math.abs(2.8 - 3)) / 5);
    expect(measure([])).toMatchObject({ passages: 0, accuracy: 0, macroF1: 0, calibrationError: 0 });
  });
});
