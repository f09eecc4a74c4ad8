import { isAbout, topicOf } from '../../../../engine/lists/index.ts';
import type { MatchRecord } from '../../screening/index.ts';
import { needsSecondPerson, notComparedOf } from '../../screening/index.ts';
import { notSearchedTexts } from '../media/not-searched.ts';
import { similarityText } from '../report-texts.ts';
import {
  inEveryLanguage,
  REPORT_LANGUAGES,
  type SectionWords,
  sectionWords,
  withoutStop,
} from './section-words.ts';
import { lines, type StartingFacts } from './starting-facts.ts';

const pair = ({ subject, matchedName }: MatchRecord) => `${subject.name} – ${matchedName.text}`;
const line = ({ say }: SectionWords, match: MatchRecord) =>
  say('match.line', {
    pair: pair(match),
    list: match.watchlist,
    version: String(match.listVersion),
    similarity: similarityText(match.similarity),
  });

/** Both sections name an entry that is sanctioned and politically exposed; each match stands in one of them at least. */
export const matchesOf: Record<'sanctions' | 'pep', (matches: MatchRecord[]) => MatchRecord[]> = {
  sanctions: (matches) => matches.filter(({ entry }) => topicOf(entry.topics) !== 'pep'),
  pep: (matches) => matches.filter(({ entry }) => isAbout(entry.topics, 'pep')),
};

const listed = (
  words: SectionWords,
  disposition: 'true_match' | 'possible' | 'unspecified',
  matches: MatchRecord[],
) =>
  matches.length > 0 &&
  lines([words.say(`match.${disposition}`), ...matches.map((match) => line(words, match))]);

/** Says of which names more entries may be close enough than were compared one by one; null where all were. */
function truncationText(run: StartingFacts['run'], { say, list }: SectionWords): string | null {
  const cut = run?.truncated ?? [];
  if (cut.length === 0) return null;
  return say('screened.truncated', {
    names: list(cut.map(({ subject, watchlist }) => `${subject} (${watchlist})`)),
  });
}

/** What the screening says about the matches of one section. */
function topicText(facts: StartingFacts, mine: MatchRecord[], denial = ''): string {
  const { run, calendar, words } = facts;
  const { say } = words;
  if (run?.status !== 'done') return '';
  const screened = {
    day: words.day(calendar.dayOf(run.finishedAt ?? run.createdAt)),
    names: run.subjects.length,
  };
  const lists = run.lists.map(({ watchlist, version }) =>
    say('screened.list', { list: watchlist, version: String(version) }),
  );
  const held = (disposition: string) => mine.filter((match) => match.disposition === disposition);
  const rejected = held('false_positive').length;
  return lines([
    lists.length > 0
      ? say('screened.on', { ...screened, lists: words.list(lists) })
      : say('screened.no_list', screened),
    truncationText(run, words),
    mine.length === 0 && denial,
    listed(words, 'true_match', held('true_match')),
    listed(words, 'possible', held('possible')),
    listed(words, 'unspecified', held('unspecified')),
    rejected > 0 && say('screened.rejected', { count: rejected }),
  ]);
}

/** Without the signs that keep the direction of a value, which an editor may drop. */
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');
const denials = (['screened.none', 'screened.only_pep'] as const)
  .flatMap((id) => inEveryLanguage(id))
  .map((text) => text.replace(/[.।]$/, ''));
const headings = (['match.true_match', 'match.possible', 'match.unspecified'] as const).flatMap((id) =>
  inEveryLanguage(id),
);
const [ANYTHING, NUMBER] = ['\u0001', '\u0002'];
const matchLines = inEveryLanguage('match.line', {
  pair: `${ANYTHING} – ${ANYTHING}`,
  list: ANYTHING,
  version: ANYTHING,
  similarity: NUMBER,
}).map((text) => {
  const escaped = plain(text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(
    `^${escaped.replaceAll(ANYTHING, '.+').replaceAll(NUMBER, '(?:[01][.]\\d\\d|\\d{1,3}[.]\\d %)')}$`,
  );
});

/** Whether the machine wrote a line of a saved text, in any language: what it says follows the facts. */
function isComposed(text: string): boolean {
  const said = plain(text);
  return (
    denials.some((denial) => said.startsWith(denial)) ||
    headings.includes(said) ||
    matchLines.some((pattern) => pattern.test(said))
  );
}

export const sanctions = (facts: StartingFacts) =>
  topicText(
    facts,
    matchesOf.sanctions(facts.matches),
    facts.words.say(facts.matches.length === 0 ? 'screened.none' : 'screened.only_pep'),
  );

export function pep(facts: StartingFacts): string {
  const mine = matchesOf.pep(facts.matches);
  // Without a list of such persons, saying that nobody was found would say more than was done.
  return mine.length > 0 ? topicText(facts, mine) : '';
}

/** What people wrote of a saved text. */
export const ownLines = (text: string): string =>
  text
    .split('\n')
    .filter((one) => !isComposed(one))
    .join('\n')
    .trimEnd();

/** A text that a person saved, with every match of its section that is true or possible and not named there. */
export function withDecidedMatches(
  key: 'sanctions' | 'pep',
  text: string,
  { matches, run, words }: StartingFacts,
): string {
  const truncation = truncationText(run, words);
  const decided = matchesOf[key](matches).filter(({ disposition }) =>
    ['true_match', 'possible'].includes(disposition),
  );
  const told = REPORT_LANGUAGES.flatMap((language) => truncationText(run, sectionWords(language)) ?? []);
  const isTold = truncation === null || key === 'pep' || told.some((one) => plain(text).includes(plain(one)));
  if (decided.length === 0) return isTold ? text : lines([text.trimEnd(), truncation]);
  const written = ownLines(text);
  const unnamed = (disposition: string) =>
    decided.filter((match) => match.disposition === disposition && !written.includes(pair(match)));
  return lines([
    written,
    !isTold && truncation,
    listed(words, 'true_match', unnamed('true_match')),
    listed(words, 'possible', unnamed('possible')),
  ]);
}

export function nearNames({ matches, reasons, words }: StartingFacts): string {
  const { say, word } = words;
  const rejected = matches.filter(({ disposition }) => disposition === 'false_positive');
  if (rejected.length === 0) return say('match.none_rejected');
  const labelOf = (code: string | null) =>
    code && (reasons.find((reason) => reason.code === code)?.label ?? word(code));
  return rejected
    .map((match) => {
      const reason = [labelOf(match.reasonCode), match.comment && withoutStop(match.comment)]
        .filter(Boolean)
        .join(': ');
      const told = say('match.rejected', {
        match: line(words, match),
        reason: reason || say('match.no_reason'),
      });
      return needsSecondPerson(match) ? `${told} ${say('match.unconfirmed')}` : told;
    })
    .join('\n');
}

export function methodology({ run, rating, calendar, words: { say, report, day } }: StartingFacts): string {
  return lines([
    report('method.compared'),
    run && say('method.names', { method: run.methodVersion }),
    ...(run?.lists ?? []).map((list) =>
      say('method.list', {
        list: list.watchlist,
        version: String(list.version),
        day: day(calendar.dayOf(new Date(list.importedAt))),
        entries: list.entries,
      }),
    ),
    rating && say('method.rating', { method: rating.methodVersion }),
  ]);
}

export const limitations = ({ run, request, notSearched, words }: StartingFacts) => {
  const { report, because } = words;
  const { lookbackYears } = request.intake;
  return lines([
    report('limits.facts'),
    run && report('limits.lists'),
    truncationText(run, words),
    lookbackYears !== undefined &&
      report('limits.lookback', { years: report('fact.years', { count: lookbackYears }) }),
    ...(run ? notComparedOf(run) : []).map(({ name, reason, reasons }) =>
      report('method.notCompared', { name, reason: because({ because: reason, reasons }) }),
    ),
    ...notSearchedTexts(words, notSearched),
    report('limits.absence'),
  ]);
};

/** The limitations that a person saved, with what of the documents was not searched and is not told there. */
export function withNotSearched(text: string, { notSearched, words }: StartingFacts): string {
  const said = plain(text);
  const tellings = REPORT_LANGUAGES.map((language) =>
    notSearchedTexts(sectionWords(language), notSearched).map(plain),
  );
  const untold = notSearchedTexts(words, notSearched).filter(
    (_, place) => !tellings.some((texts) => said.includes(texts[place]!)),
  );
  return untold.length > 0 ? lines([text.trimEnd(), ...untold]) : text;
}
