import arSA from '../../locales/ar-SA.ts';
import enUS from '../../locales/en-US.ts';
import hiIN from '../../locales/hi-IN.ts';

type Texts = Record<string, string>;
const english: Texts = enUS;
const others: [string, Texts, RegExp][] = [
  ['Hindi', hiIN, /\p{Script=Devanagari}/u],
  ['Arabic', arSA, /\p{Script=Arabic}/u],
];

/** Texts that are rightly the same in every language. */
const alike: readonly string[] = [];

const placeholders = (text = '') => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each(others)('%s', (_, texts, script) => {
  test('says everything that English says, and nothing else', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
  });

  test('is written in its own script, and no text was left in English', () => {
    const foreign = Object.entries(texts).filter(
      ([id, text]) => !alike.includes(id) && (text === english[id] || !script.test(text)),
    );
    expect(foreign).toEqual([]);
  });

  test('fills in the same values', () => {
    const wrong = Object.keys(english).filter(
      (id) => String(placeholders(texts[id])) !== String(placeholders(english[id])),
    );
    expect(wrong).toEqual([]);
  });
});

test('no text is empty, and none exclaims', () => {
  const bad = [english, hiIN, arSA].flatMap((texts) =>
    Object.entries(texts).filter(([, text]) => text.trim() === '' || /!/.test(text)),
  );
  expect(bad).toEqual([]);
});
