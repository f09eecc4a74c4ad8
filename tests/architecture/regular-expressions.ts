import { parseSync } from '@swc/core';
import { sourceFiles } from './source-files.ts';

export type Expression = { pattern: string; flags: string; path: string };

const shipped = /^(contract|engine|server|src|config|mock)\/.*\.tsx?$/;
const forTests = /\.(test|fixture)\.tsx?$|\/testing\.ts$/;

type Node = { type?: unknown; pattern?: unknown; flags?: unknown } & Record<string, unknown>;

/** Every regular expression that stands in the code that is shipped, once. */
export function shippedExpressions(): Expression[] {
  const found = new Map<string, Expression>();
  for (const { path, text } of sourceFiles(shipped).filter(({ path }) => !forTests.test(path))) {
    const walk = (node: unknown): void => {
      if (node === null || typeof node !== 'object') return;
      const { type, pattern, flags } = node as Node;
      if (type === 'RegExpLiteral') {
        const one = { pattern: String(pattern), flags: String(flags), path };
        found.set(`${one.pattern}/${one.flags}`, one);
      }
      for (const part of Object.values(node)) walk(part);
    };
    walk(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2024' }).body);
  }
  return [...found.values()];
}

const counted = /\{(\d+)(?:,(\d*))?\}/g;

/** Whether a part of it may repeat often: what cannot cannot run away either. */
export function repeats({ pattern }: Pick<Expression, 'pattern'>): boolean {
  const bare = pattern.replace(/\\./g, '').replace(/\[[^\]]*\]/g, 'C');
  const most = [...bare.matchAll(counted)].map(([, least, last]) =>
    last === '' ? Infinity : Number(last ?? least),
  );
  return /[*+]/.test(bare) || most.some((times) => times > 20);
}
