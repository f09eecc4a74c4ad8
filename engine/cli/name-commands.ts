import { compareNames, type NameIndex, rankNames } from '../names/index.ts';
import { textOf } from './json-line.ts';
import { subjectType } from './subject-type.ts';

/** Answers one line of input. */
export type Command = (line: Record<string, unknown>) => object | Promise<object>;

/** {left, right, type} → {score, parts}. */
export function scoreCommand(index?: NameIndex): Command {
  return (line) => {
    const { similarity, explanation } = compareNames(
      textOf(line, 'left'),
      textOf(line, 'right'),
      subjectType(line),
      index,
    );
    return { score: similarity, parts: explanation.parts };
  };
}

/** {query, type} → {results: [{id, score, name}], ms}; without a threshold the best are given however weak. */
export function searchCommand(
  index: NameIndex,
  options: { limit: number; threshold: number; now: () => number },
): Command {
  return (line) => {
    const subject = { name: textOf(line, 'query'), type: subjectType(line) };
    const started = options.now();
    const hits = rankNames(index, subject, options);
    const ms = Math.round((options.now() - started) * 1000) / 1000;
    const results = hits.map((hit) => ({
      id: hit.entryId,
      score: hit.similarity,
      name: hit.name,
    }));
    return { results, ms };
  };
}
