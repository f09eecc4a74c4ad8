import { isAbout, topicOf } from '../../../../engine/lists/index.ts';
import type { MatchRecord } from '../../screening/index.ts';
import { needsSecondPerson, notComparedOf } from '../../screening/index.ts';
import { notSearchedTexts } from '../media/not-searched.ts';
import { similarityText } from '../report-texts.ts';
import { publicationOf, type SectionWords, withoutStop } from './section-words.ts';
import { type ComposedText, lines, type StartingFacts } from './starting-facts.ts';

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

/** Names that were compared with no entry, or not as a whole, each with the reason. */
const notComparedTexts = (run: StartingFacts['run'], { report, because }: SectionWords): string[] =>
  (run ? notComparedOf(run) : []).map(({ name, reason, reasons }) =>
    report('method.notCompared', { name, reason: because({ because: reason, reasons }) }),
  );

/** What the screening says about the matches of one section. No words of a person replace a match or a gap in the search. */
function topicText(
  facts: StartingFacts,
  mine: MatchRecord[],
  conclusion: string | null = null,
): ComposedText {
  const { run, calendar, words } = facts;
  const { say } = words;
  if (run?.status !== 'done') return { replaceable: '', kept: '' };
  const screened = {
    day: words.day(calendar.dayOf(run.finishedAt ?? run.createdAt)),
    names: run.subjects.length,
  };
  const lists = run.lists.map(({ watchlist, version }) =>
    say('screened.list', { list: watchlist, version: String(version) }),
  );
  const held = (disposition: string) => mine.filter((match) => match.disposition === disposition);
  const rejected = held('false_positive').length;
  return {
    replaceable: lines([
      lists.length > 0
        ? say('screened.on', { ...screened, lists: words.list(lists) })
        : say('screened.no_list', screened),
      conclusion,
      rejected > 0 && say('screened.rejected', { count: rejected }),
    ]),
    kept: lines([
      truncationText(run, words),
      ...notComparedTexts({ ...run, truncated: [] }, words),
      listed(words, 'true_match', held('true_match')),
      listed(words, 'possible', held('possible')),
      listed(words, 'unspecified', held('unspecified')),
    ]),
  };
}

export function sanctions(facts: StartingFacts): ComposedText {
  const mine = matchesOf.sanctions(facts.matches);
  return topicText(facts, mine, mine.length === 0 ? noSanctionsMatch(facts) : null);
}

/** What may be concluded where no entry is like a name: only what a search of such lists came to. */
function noSanctionsMatch({ run, matches, words: { say } }: StartingFacts): string | null {
  if (!run?.lists.length) return null;
  if (!run.lists.some(({ topics }) => topics.includes('sanctions'))) return say('screened.no_sanctions_list');
  const isComplete = notComparedOf({ ...run, truncated: [] }).length === 0;
  if (matches.length === 0) return say(isComplete ? 'screened.none' : 'screened.none_compared');
  return isComplete ? say('screened.only_pep') : null;
}

export function pep(facts: StartingFacts): ComposedText {
  const mine = matchesOf.pep(facts.matches);
  // Without a list of such persons, saying that nobody was found would say more than was done.
  return mine.length > 0 ? topicText(facts, mine) : { replaceable: '', kept: '' };
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

export function methodology({ run, rating, calendar, words }: StartingFacts): string {
  const { say, report } = words;
  return lines([
    report('method.compared'),
    run && say('method.names', { method: run.methodVersion }),
    ...(run?.lists ?? []).map((list) =>
      say('method.list', {
        list: list.watchlist,
        version: String(list.version),
        ...publicationOf(list, calendar, words),
        entries: list.entries,
      }),
    ),
    rating && say('method.rating', { method: rating.methodVersion }),
  ]);
}

export function limitations({ run, request, notSearched, words }: StartingFacts): ComposedText {
  const { report } = words;
  const { lookbackYears } = request.intake;
  return {
    replaceable: lines([
      report('limits.facts'),
      run && report('limits.lists'),
      lookbackYears !== undefined &&
        report('limits.lookback', { years: report('fact.years', { count: lookbackYears }) }),
      report('limits.absence'),
    ]),
    kept: lines([
      truncationText(run, words),
      ...notComparedTexts(run, words),
      ...notSearchedTexts(words, notSearched),
    ]),
  };
}
