/** Translations by the English sentence, in which `{1}`, `{2}` … stand for names and numbers. */
type Refusals = Readonly<Record<string, string>>;
type Word = (value: string) => string;

type Template = { pattern: RegExp; translation: string; literal: number };

/**
 * Reads a sentence of the server as one of the templates and says it in their language; undefined where none fits. Of
 * several that fit, the one with the most words of its own counts. What stands for `{1}` may be such a sentence too.
 */
export function refusalText(refusals: Refusals, word: Word): (sentence: string) => string | undefined {
  const templates = Object.entries(refusals)
    .filter(([english]) => english.includes('{1}'))
    .map(templateOf);
  templates.sort((a, b) => b.literal - a.literal);
  // A phrase that has its own translation begins with a small letter inside a sentence.
  const inSmall = new Map(Object.entries(refusals).map(([english, text]) => [english.toLowerCase(), text]));
  const say = (sentence: string): string | undefined => {
    const whole = inSmall.get(sentence.toLowerCase());
    if (whole !== undefined) return whole;
    for (const { pattern, translation } of templates) {
      const values = pattern.exec(sentence);
      if (values) return translation.replace(/\{(\d)\}/g, (_, place) => isolated(values[place] ?? ''));
    }
    return undefined;
  };
  // A status comes in small letters; names and file names stay as they are, in their own direction.
  const isolated = (value: string) =>
    say(value) ?? (value === '' ? '' : `\u2068${/^[a-z ]+$/.test(value) ? word(value) : value}\u2069`);
  return say;
}

function templateOf([english, translation]: [string, string]): Template {
  const pieces = english.split(/\{\d\}/);
  const escaped = pieces.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const literal = pieces.join('').length;
  return { pattern: new RegExp(`^${escaped.join('(.*?)')}$`, 's'), translation, literal };
}
