import type { AdverseLabel } from '../labels.ts';
import type { MediaModel } from '../model/media-model.ts';
import { readDocument } from '../read-document.ts';
import type { MediaRole, MediaSubject } from '../subjects/subject.ts';
import type { DocumentStage } from '../tables/frames.ts';

/** A document annotated by a person: the findings expected for each subject, and `traps`, sentences about others that must yield none. */
export type GoldDocument = {
  text: string;
  subjects: { name: string; type: 'person' | 'organisation'; role: MediaRole }[];
  expected: {
    sentence: string;
    subject: string;
    label: AdverseLabel;
    stage: DocumentStage;
    date: string | null;
  }[];
  traps: string[];
};

/** Reads a file of documents, one JSON object a line. Throws SyntaxError where a line is none. */
export const parseDocuments = (lines: string): GoldDocument[] =>
  lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as GoldDocument);

/** The subjects of a document, each with its place in the list as its id. */
export const subjectsOf = ({ subjects }: GoldDocument): MediaSubject[] =>
  subjects.map(({ name, type, role }, at) => ({ id: String(at), role, type, names: [name] }));

const squash = (text: string): string =>
  text
    .replace(/-\s*\n\s*/g, '')
    .replace(/-/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Whether two excerpts are the same sentence, or one contains the other; broken lines and hyphens do not count. */
export function isSameSentence(a: string, b: string): boolean {
  const [one, other] = [squash(a), squash(b)];
  return one.length > 15 && other.length > 15 && (one.includes(other) || other.includes(one));
}

/** Shares, 0–1: 0 where there was nothing to measure. */
type DocumentMeasures = Record<
  'recall' | 'precision' | 'traps' | 'label' | 'stage' | 'date',
  { share: number; of: number }
>;

/**
 * Reads documents and compares with what a person said: `recall` of the passages expected, `precision` of those given,
 * `traps` fallen into, and how often label, stage and date are right among the passages found. Acquittals may be told
 * and need not.
 */
export function measureDocuments(model: MediaModel, documents: readonly GoldDocument[]): DocumentMeasures {
  const counts: Record<keyof DocumentMeasures, [right: number, of: number]> = {
    recall: [0, 0],
    precision: [0, 0],
    traps: [0, 0],
    label: [0, 0],
    stage: [0, 0],
    date: [0, 0],
  };
  const count = (what: keyof DocumentMeasures, isRight: boolean) => {
    counts[what][0] += Number(isRight);
    counts[what][1]++;
  };
  for (const document of documents) {
    const given = readDocument(model, document.text, subjectsOf(document))
      .proposals.flatMap(({ about, excerpt, label, stage = 'none', date }) =>
        about.map(({ subject }) => ({
          excerpt,
          label,
          stage,
          date,
          subject: document.subjects[Number(subject)]!.name,
        })),
      )
      .filter(({ stage }) => stage !== 'acquittal');
    const isOf = (one: (typeof given)[number], { sentence, subject }: GoldDocument['expected'][number]) =>
      one.subject === subject && isSameSentence(one.excerpt, sentence);
    const open = new Set(given);
    for (const told of document.expected) {
      if (told.stage === 'acquittal') continue;
      const found = [...open].find((one) => isOf(one, told));
      count('recall', found !== undefined);
      if (!found) continue;
      open.delete(found);
      count('label', found.label === told.label);
      count('stage', found.stage === told.stage);
      const { date } = told;
      if (date) count('date', !!found.date && (date.startsWith(found.date) || found.date.startsWith(date)));
    }
    for (const one of given)
      count(
        'precision',
        document.expected.some((told) => isOf(one, told)),
      );
    for (const trap of document.traps)
      count(
        'traps',
        given.some(({ excerpt }) => isSameSentence(excerpt, trap)),
      );
  }
  return Object.fromEntries(
    Object.entries(counts).map(([what, [right, of]]) => [what, { share: of ? right / of : 0, of }]),
  ) as DocumentMeasures;
}
