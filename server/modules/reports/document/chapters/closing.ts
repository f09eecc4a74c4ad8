import type { Cell, Chapter } from '../blocks.ts';
import type { ReportWords } from '../report-words.ts';
import { sourcesOf } from '../sources.ts';
import { writtenSection } from '../written.ts';

/** Where each finding was read, under the number that it is cited by. */
export function sourcesChapter(words: ReportWords): Omit<Chapter, 'key'> {
  const { report, say, word } = words;
  const { sources } = sourcesOf(report);
  const written = writtenSection(words, 'sources', false);
  if (sources.length === 0)
    return {
      title: say('chapter.sources'),
      blocks: written.length > 0 ? written : [{ kind: 'text', text: say('source.none') }],
    };
  return {
    title: say('chapter.sources'),
    blocks: [
      ...written,
      {
        kind: 'table',
        columns: [
          { title: say('source.number'), width: 7, numeric: true },
          { title: say('source.title'), width: 61 },
          { title: say('source.published'), width: 16 },
          { title: say('source.accessed'), width: 16 },
        ],
        rows: sources.map((source, place): Cell[] => [
          { text: String(place + 1) },
          {
            text: [
              [
                source.title || source.url || say('source.untitled'),
                source.page && say('source.page', { page: source.page }),
                source.documentKind && word(source.documentKind),
              ]
                .filter(Boolean)
                .join(', '),
              source.title ? source.url : undefined,
              source.sha256 && say('source.snapshot', { hash: source.sha256 }),
            ]
              .filter(Boolean)
              .join('\n'),
          },
          { text: source.publishedOn ?? '' },
          { text: source.accessedAt ?? '' },
        ]),
      },
    ],
  };
}

/** Who answers for the report, and what proves that it was not changed. */
export function signOffChapter(words: ReportWords): Omit<Chapter, 'key'> {
  const { report, say, time } = words;
  const fact = (label: string, text: string) => ({ label, value: { text } });
  return {
    title: say('chapter.signOff'),
    blocks: [
      { kind: 'text', text: say('sign.text') },
      ...writtenSection(words, 'sign_off', false),
      {
        kind: 'facts',
        rows: [
          fact(say('cover.draftedBy'), report.draftedBy),
          fact(say('cover.releasedBy'), report.releasedBy),
          fact(say('cover.sealed'), time(report.releasedAt)),
        ],
      },
      { kind: 'text', text: say('sign.proof'), tone: 'quiet' },
    ],
  };
}
