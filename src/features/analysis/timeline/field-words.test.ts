import { fieldWords } from './field-words.ts';

const word = (key: string) => `<${key}>`;
const titled = ({ key, title }: { key: string; title: string }) => (key === 'litigation' ? 'Courts' : title);

test('a section is named by its title, in the reader’s language, and otherwise by its own word', () => {
  expect(fieldWords('section.litigation', word, titled)).toBe('<section>: Courts');
  expect(fieldWords('section.custom', word, titled)).toBe('<section>: <custom>');
  expect(fieldWords('intake.legalName', word, titled)).toBe('<legalName>');
  expect(fieldWords('priority', word, titled)).toBe('<priority>');
});
