import { compareNames } from '../index.ts';
import { prepareName } from './normalise.ts';

const kinds = (name: string) =>
  prepareName(name, 'person')
    .tokens.map(({ text, kind }) => `${text} ${kind}`)
    .join(', ');
const similarity = (left: string, right: string) => compareNames(left, right, 'person').similarity;

describe('ties and titles in names of Malaysia, Singapore and Indonesia', () => {
  it.each([
    ['Ravi a/l Kumar', 'ravi word, a/l particle, kumar word'],
    ['Siti A/P Ravi', 'siti word, a/p particle, ravi word'],
    ['Devi d/o Kumar', 'devi word, d/o particle, kumar word'],
    ['Raj S/O Kumar', 'raj word, s/o particle, kumar word'],
    ['Devi w/o Raj', 'devi word, w/o particle, raj word'],
    ['Siti Bt. Hassan', 'siti word, binti particle, hassan word'],
    ['Jugah ak Barieng', 'jugah word, anak particle, barieng word'],
    ['Tan Sri Muhyiddin Yassin', 'tan honorific, sri honorific, muhyiddin word, yassin word'],
    ['Tan Wei', 'tan word, wei word'],
    ['Datuk Ahmad', 'datuk honorific, ahmad word'],
    ['Achmad Basarah, SH, M.H.', 'achmad word, basarah word'],
    ['Ma, Wei', 'wei word, ma word'],
    ['Wei, Ma', 'wei word'],
    ['Ravi a/b Kumar', 'ravi word, a initial, b initial, kumar word'],
  ])('%s is %s', (name, told) => {
    expect(kinds(name)).toBe(told);
  });

  it.each([
    ['Ravi a/l Kumar', 'Ravi Kumar'],
    ['Siti a/p Ravi', 'Siti Ravi'],
    ['Tan Sri Muhyiddin Yassin', 'Muhyiddin Yassin'],
    ['H. JON ERIZAL, SE, MBA', 'Jon Erizal'],
    ['Eva-Maria Himmelbauer, BSc', 'Eva-Maria Himmelbauer'],
  ])('%s and %s are the same but for what says little', (left, right) => {
    expect(similarity(left, right)).toBeGreaterThan(0.93);
  });
});
