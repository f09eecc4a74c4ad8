import { seeded } from '../engine/synthetic-names.ts';

const ONSETS = 'b bh ch d dh g gh h j k kh l m n p r s sh t th v y'.split(' ');
const VOWELS = 'a e i o u aa ee'.split(' ');
const TRADES =
  'Textiles Foods Exports Traders Industries Infotech Pharma Steel Logistics Motors Agro Chemicals'.split(
    ' ',
  );
const STATES = 'MH DL KA TN GJ WB UP TG RJ KL'.split(' ');

/** Rows of a company master: words as unevenly common as words are, a trade, a legal form. */
export function* syntheticCompanies(count: number): Generator<string> {
  const random = seeded(11);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const invent = () =>
    Array.from({ length: 2 + Math.floor(random() * 2) }, () => pick(ONSETS) + pick(VOWELS)).join('');
  const words = Array.from({ length: 60_000 }, invent);
  const word = () => words[Math.floor(words.length * random() ** 3)] ?? '';
  yield 'CIN,CompanyName,CompanyStatus,CompanyClass,CompanyRegistrationdate_date,CompanyStateCode\n';
  for (let number = 0; number < count; number += 1) {
    const state = pick(STATES);
    const year = 1990 + Math.floor(random() * 35);
    const serial = String(number % 1_000_000).padStart(6, '0');
    const industry = String(10_000 + Math.floor(number / 1_000_000)).padStart(5, '0');
    const name = [...Array.from({ length: 1 + Math.floor(random() * 2) }, word), pick(TRADES)].join(' ');
    yield `U${industry}${state}${year}PTC${serial},${name.toUpperCase()} PRIVATE LIMITED,Active,Private,${year}-04-01,${state}\n`;
  }
}
