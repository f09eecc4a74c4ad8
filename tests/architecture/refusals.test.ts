import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/project-root.ts';
import { refusalSentences, sentencesOf } from './refusal-sentences.ts';

const said = refusalSentences();
const translated = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(projectRoot, `src/shared/server-texts/refusals.${language}.json`), 'utf8'));
const places = (text: string) => [...new Set(text.match(/\{\d\}/g))].sort();

test('sentences are found as templates, and what operators read is not among them', () => {
  const filled = ['Use at most ', '{max} characters.'].join('$');
  const source = `throw problem('a.b', \`${filled}\`); log.warn('A line of the log.'); new Error('An accident.');`;
  expect(sentencesOf(source)).toEqual(['Use at most {1} characters.']);
});

describe.each(['hi', 'ar'])('refusals in %s', (language) => {
  const texts = translated(language);

  test('every sentence with which the server refuses somebody in the browser is translated, and no other', () => {
    const missing = [...said]
      .filter(([sentence]) => !(sentence in texts))
      .map(([sentence, path]) => `${path}: ${sentence}`);
    expect(missing).toEqual([]);
    expect(Object.keys(texts).filter((sentence) => !said.has(sentence))).toEqual([]);
  });

  test('each has the same names and numbers in it', () => {
    const differing = Object.entries(texts).filter(
      ([english, text]) => places(english).join() !== places(text).join(),
    );
    expect(differing).toEqual([]);
  });
});
