import { parseSync } from '@swc/core';
import { refusalSentences, sentencesOf } from './refusal-sentences.ts';
import { code, sourceFiles } from './source-files.ts';

/** The attributes whose words a person reads or hears. */
const READ =
  /^(title|label|text|lead|note|placeholder|searchPlaceholder|aria-label|aria-description|alt|okText|cancelText|extra|help|name)$/;
/** Words that every language writes alike, and addresses. */
const INTERNATIONAL = /Prudence|SHA-256|UTC|https:\/\/\S*|www\.\S*/g;
/** Elements whose content is the same in every language. */
const ALIKE = /^(Literal|kbd|code|style|script)$/;
const hasWords = (text: string) => /\p{L}{2,}/u.test(text.replace(INTERNATIONAL, ''));

type Node = { type?: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const nameOf = (node: unknown): string => (isNode(node) && typeof node.value === 'string' ? node.value : '');

/** What says its own language, such as the names of the languages to choose from, is in that language. */
const isAlike = ({ name, attributes }: Node) =>
  ALIKE.test(nameOf(name)) || (attributes as Node[]).some((one) => nameOf(one.name) === 'lang');

/** The texts that an expression may come to as they stand there; what it calls is not followed. */
function textsOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  switch (node.type) {
    case 'StringLiteral':
      return [nameOf(node)];
    case 'TemplateLiteral':
      return [
        ...(node.quasis as Node[]).map(({ raw }) => String(raw)),
        ...(node.expressions as Node[]).flatMap(textsOf),
      ];
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap(textsOf);
    case 'BinaryExpression':
      return node.operator === '&&' ? textsOf(node.right) : [node.left, node.right].flatMap(textsOf);
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
      return textsOf(node.expression);
    default:
      return [];
  }
}

/** The words that a file says outside of the catalogues. */
function literals(source: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (!isNode(node)) return;
    if (node.type === 'JSXElement' && isAlike(node.opening as Node)) return;
    if (node.type === 'JSXText' && hasWords(String(node.value))) found.push(String(node.value).trim());
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      found.push(...(node.children as Node[]).flatMap(textsOf).filter(hasWords));
    if (node.type === 'JSXAttribute' && READ.test(nameOf(node.name))) {
      // `name` is what a screen reader says of our own parts, and a key of everybody else's.
      const isRead = (text: string) => nameOf(node.name) !== 'name' || /^\p{Lu}/u.test(text);
      found.push(...textsOf(node.value).filter((text) => hasWords(text) && isRead(text)));
    }
    Object.values(node).forEach(visit);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx: true }).body);
  return found;
}

test('the words of JSX are found, and those that every language shares are not', () => {
  const source = `const a = <p title="Say it" id="Not read">Read <code>x in y</code> {'é'} <Literal>Stays</Literal> SHA-256
    <span lang="ar">العربية</span> <input placeholder="https://a.example" /> {text || 'nothing'}
    <Part label={isNew ? t('new') : 'old'} key={a && 'not read'} /></p>;`;
  expect(new Set(literals(source))).toEqual(new Set(['Say it', 'Read', 'nothing', 'old']));
});

test('a text in JSX comes from a catalogue', () => {
  const speaking = sourceFiles(code)
    .filter(({ path }) => /^src\/.*\.tsx$/.test(path) && !path.includes('.test.'))
    .flatMap(({ path, text }) => literals(text).map((words) => `${path}: ${words}`));
  expect(speaking).toEqual([]);
});

/** Files that may hold a sentence of their own. */
const SENTENCES: Record<string, string> = {
  'src/shared/http/api-problem.ts': 'written there in every language',
  'src/shared/ui/password/password-rules.ts': 'a text of the specification',
  'src/shared/ui/safe-text/safe-text.ts': 'a text of the specification',
};

test('a sentence in code is one of those that are translated where they are shown', () => {
  const translated = refusalSentences();
  const untranslated = sourceFiles(code)
    .filter(({ path }) => /^src\/.*\.ts$/.test(path) && !path.includes('.test.'))
    .flatMap(({ path, text }) => sentencesOf(text).map((sentence) => ({ path, sentence })))
    .filter(({ sentence }) => !translated.has(sentence));
  expect(untranslated.filter(({ path }) => !(path in SENTENCES))).toEqual([]);
  expect(new Set(untranslated.map(({ path }) => path))).toEqual(new Set(Object.keys(SENTENCES)));
});
