import { nameLines } from './name-lines.ts';

test.each([
  ['Oskarn Vellimagi', ['Oskarn Vellimagi']],
  ['Blackreef Tankers Holding', ['Blackreef Tankers', 'Holding']],
  ['Eravathi Logistics International Private Limited', ['Eravathi Logistics', 'International Private L…']],
  ['Donaudampfschifffahrtsgesellschaft', ['Donaudampfschifffahrtsg…']],
])('the name %s stands in a box in lines that fit, broken between words', (name, lines) => {
  expect(nameLines(name)).toEqual(lines);
});
