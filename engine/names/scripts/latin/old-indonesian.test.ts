import { compareNames, STRENGTH } from '../../index.ts';
import { fold } from '../../tokens/fold.ts';
import { reformedReading } from './old-indonesian.ts';

describe('the spelling of Indonesian before 1972', () => {
  it.each([
    ['soeharto', 'suharto'],
    ['tjokroaminoto', 'cokroaminoto'],
    ['djojohadikoesoemo', 'jojohadikusumo'],
    ['njoto', 'nyoto'],
    ['sjafroedin', 'syafrudin'],
    ['achmadjaja', 'akhmajaja'],
  ])('%s is %s', (old, now) => {
    expect(reformedReading(old)).toBe(fold(now));
  });

  it.each(['joel', 'noel', 'chloe', 'richard', 'suharto', 'poe', 'tjan'])('%s has no mark of it', (word) => {
    expect(reformedReading(word)).toBeUndefined();
  });

  it.each([
    ['Djoko Soesilo', 'Joko Susilo'],
    ['Tjokroaminoto', 'Cokroaminoto'],
    ['Soeharto', 'Suharto'],
    ['Vladimir Poetin', 'Vladimir Putin'],
  ])('%s and %s are an exact match', (old, now) => {
    expect(compareNames(old, now, 'person').similarity).toBeGreaterThanOrEqual(STRENGTH.exact);
  });
});
