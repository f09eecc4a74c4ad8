import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareNames, NAME_METHOD_VERSION, type SubjectType } from '../index.ts';
import { transliterate } from '../scripts/transliterate.ts';

const rowsOf = (file: string) =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

/**
 * What was answered under a version is answered under it for ever: whoever changes a figure raises the version. How the
 * evidence spells a word is no figure: since 2026-11-29 it is as it stands in the name.
 */
describe(`the method ${NAME_METHOD_VERSION}`, () => {
  it.each(rowsOf(`${NAME_METHOD_VERSION}.tsv`))('for a %s, "%s" and "%s": %s as ever', (...row) => {
    const [type, left = '', right = ''] = row;
    const { similarity, explanation } = compareNames(left, right, type as SubjectType);
    const { parts, pairs, leftOnly, rightOnly, sentence } = explanation;
    const only = (words: typeof leftOnly) => words.map(({ text, weight }) => `${text} ${weight}`).join(', ');
    expect([
      ...[type, left, right, String(similarity)],
      parts.map(({ kind, value }) => `${kind} ${value}`).join(', '),
      pairs.map((one) => `${one.left} ${one.how} ${one.right} ${one.similarity} ${one.weight}`).join(', '),
      ...[only(leftOnly), only(rightOnly), sentence],
    ]).toEqual(row);
  });

  it.each(rowsOf('readings.tsv'))('reads %s (%s) as "%s" as ever', (...row) => {
    const [word = '', elsewhere] = row;
    const { text, second = '', sounds = [], origin } = transliterate(word, elsewhere === 'foreign');
    expect([word, elsewhere, text, second, sounds.join(' '), origin]).toEqual(row);
  });
});
