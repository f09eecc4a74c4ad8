import { parseSync } from '@swc/core';
import { code, sourceFiles } from './source-files.ts';

/** What people, clients, lists and files are called: data, in a language and a direction of its own. */
const CALLED =
  /^(name|fileName|clientName|listName|partyName|username|author|actor|drafter|allocator|\w*[bB]y)$/;

/** The parts whose title stands on the page as it comes. */
const TITLED = /^(Card|Panel|Modal|Drawer)$/;
/** The elements that set apart what is in them, or whose text never stands among words. */
const APART = /^(bdi|title|code)$/;

type Node = { type?: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const textOf = (node: unknown): string => (isNode(node) && typeof node.value === 'string' ? node.value : '');

/** The last word of `row.client.name`; nothing of a lone `name`, which may be a word of ours. */
function calledIn(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'OptionalChainingExpression') return calledIn(node.base);
  return node.type === 'MemberExpression' ? textOf(node.property) : '';
}

/** The names that a file shows without setting them apart from the words around. */
function namesAmongWords(source: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (!isNode(node)) return;
    if (node.type === 'ObjectExpression') found.push(...plainColumn(node));
    if (node.type === 'JSXElement') found.push(...amongWords(node));
    Object.values(node).forEach(visit);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx: true }).body);
  return found;
}

/** A column of a table that shows a name as it comes. */
function plainColumn({ properties }: Node): string[] {
  const at = (key: string) => (properties as Node[]).find((one) => textOf(one.key) === key);
  const shown = textOf(at('dataIndex')?.value);
  return CALLED.test(shown) && !at('render') ? [`column ${shown}`] : [];
}

function amongWords({ opening, children }: Node): string[] {
  const { name, attributes } = opening as { name: Node; attributes: Node[] };
  const element = textOf(name);
  const titles = attributes
    .filter((one) => TITLED.test(element) && textOf(one.name) === 'title' && isNode(one.value))
    .map((one) => calledIn((one.value as Node).expression));
  const isApart = APART.test(element) || attributes.some((one) => textOf(one.name) === 'dir');
  const texts = (children as Node[])
    .filter(({ type }) => type === 'JSXExpressionContainer' && !isApart)
    .map(({ expression }) => calledIn(expression));
  return [...titles, ...texts]
    .filter((called) => CALLED.test(called))
    .map((called) => `${element} ${called}`);
}

test('a name among words is found, and one that is set apart is not', () => {
  const source = `const a = <Card title={list.name}><p>{row.by}: {row.text}</p><bdi>{row.name}</bdi>
    <b dir="auto">{file?.name}</b> <i>{file?.name}</i></Card>;
    const columns = [{ dataIndex: 'by' }, { dataIndex: 'by', render: (by) => <bdi>{by}</bdi> }];`;
  expect(namesAmongWords(source)).toEqual(['Card name', 'p by', 'i name', 'column by']);
});

test('a name that a person or a firm chose stands apart from the words of the page', () => {
  const among = sourceFiles(code)
    .filter(({ path }) => /^src\/.*\.tsx$/.test(path) && !path.includes('.test.'))
    .flatMap(({ path, text }) => namesAmongWords(text).map((found) => `${path}: ${found}`));
  expect(among).toEqual([]);
});
