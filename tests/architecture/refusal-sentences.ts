import { parseSync } from '@swc/core';
import { TEXTS } from '../../contract/words.ts';
import { code, sourceFiles } from './source-files.ts';

/**
 * What people in the browser are never refused with: programs read it, a command prints it, or it is no refusal. Every
 * other file of the server counts, since a sentence may stand beside an act, or be stored, and be refused with elsewhere.
 */
const NOT_SHOWN =
  /^contract\/(texts\/|words\.ts|security\/(scim|single-sign-on)\.ts|reports\/requests\.ts$)|\/(scim|verification|checkpoints|embedded)\/|\/http\/(create-server|input|route|security)|requests\/workflow\.ts|(session|second-factor)\/routes\.ts|environment-schema\.ts|ask-for-section\.ts|^server\/[\w-]+\.ts/;
/** Who reads what a CIN, an LLPIN, an LEI and the register of companies say, which a case and a form show. */
const OF_NUMBERS =
  /^engine\/(mca\/(check-cin|cin|llpin|registered-company)|facts\/lei)\.ts$|^server\/modules\/company-register\/check-identifiers\.ts$/;

/** Who reads a file of many requests, in the browser. */
const OF_ROWS = /^src\/features\/new-request\/bulk\/(bulk-columns|read-csv|understand|ask-server)\.ts$/;

/** Who reads why a file of a list could not be read, why rows of it were left out, and what of them was: administrators. */
const OF_LISTS =
  /^engine\/lists\/(checked-entries|company-register|plain\/plain-\w+|readers\/[\w-]+|publishers\/(?!ofac-(identifier|remarks))[\w-]+)\.ts$/;

type Node = { type?: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const named = (node: unknown, key: string) => (isNode(node) ? (node[key] as string | undefined) : undefined);

const isSentence = (text: string) =>
  /^[\p{Lu}“{]/u.test(text) &&
  /[.!](?: \{\d\})?$/.test(text) &&
  (text.includes(' ') || /^\p{Lu}\p{Ll}+\.$/u.test(text));

/** A sentence, or a phrase that is shown alone or inside one. */
const isOfNumbers = (text: string) => /^(\p{Lu}\p{Ll}|[\p{L}“"{].*\p{L}.* .*\p{L})/u.test(text);

/** A sentence, also one that begins with what the row says; and what a file or a value is: “a PDF document”, “empty”. */
const isOfLists = (text: string) =>
  isSentence(text) || /^"\{1\}.*\.$|^empty$|^(An?|The|OFAC's) .* .*[\w),]$|^an? [\w ]*\w{2}/.test(text);

/** A literal as a template: what stands in it is numbered, `Use at most {1} characters.` */
function templateOf(node: Node): string | undefined {
  if (node.type === 'StringLiteral') return node.value as string;
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.expressions)) return undefined;
  const filled = node.expressions.length;
  return (node.quasis as Node[])
    .map(({ cooked }, at) => `${cooked ?? ''}${at < filled ? `{${at + 1}}` : ''}`)
    .join('');
}

/** Accidents, log lines and titles of operations are read by whoever runs or calls the server. */
function isForOperators(node: Node): boolean {
  if (node.type === 'NewExpression') return /^(Type|Range)?Error$/.test(named(node.callee, 'value') ?? '');
  if (node.type === 'KeyValueProperty')
    return /^(title|description|example)$/.test(named(node.key, 'value') ?? '');
  if (node.type !== 'CallExpression' || !isNode(node.callee)) return false;
  const { object } = node.callee;
  const owner = named(object, 'value') ?? (isNode(object) ? named(object.property, 'value') : undefined);
  return owner === 'log' || owner === 'console';
}

export function sentencesOf(source: string, isShown = isSentence): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (!isNode(node) || isForOperators(node)) return;
    const template = templateOf(node);
    if (template !== undefined && isShown(template)) found.push(template);
    Object.values(node).forEach(visit);
  };
  visit(parseSync(source, { syntax: 'typescript' }).body);
  return found;
}

/** Every sentence with which the server refuses what a person does in the browser, and the file that says it. */
export function refusalSentences(): Map<string, string> {
  const files = sourceFiles(code).filter(
    ({ path }) =>
      OF_ROWS.test(path) ||
      (/^(contract|server)\/.*\.ts$/.test(path) && !/\.test\.ts$/.test(path) && !NOT_SHOWN.test(path)),
  );
  const said = [
    ...files.flatMap(({ path, text }) => sentencesOf(text).map((words) => [words, path] as const)),
    ...sourceFiles(code)
      .filter(({ path }) => OF_NUMBERS.test(path))
      .flatMap(({ path, text }) => sentencesOf(text, isOfNumbers).map((words) => [words, path] as const)),
    ...sourceFiles(code)
      .filter(({ path }) => OF_LISTS.test(path))
      .flatMap(({ path, text }) => sentencesOf(text, isOfLists).map((words) => [words, path] as const)),
  ];
  // The specification's own sentences stay as they are, in every language.
  return new Map(said.filter(([words]) => !(Object.values(TEXTS) as string[]).includes(words)));
}
