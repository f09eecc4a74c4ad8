import type { z } from 'zod';
import type { Section } from '../../../../contract/analysis/analysis.ts';
import type { searched } from '../../../../contract/analysis/sections.ts';
import { AnalysisLimits } from '../../../../contract/limits.ts';
import { requiredLine } from '../../../../contract/operation.ts';
import { ASSESSED_SECTIONS } from '../../../../contract/risk-outcome.ts';
import type { ListTopic } from '../../../../contract/words.ts';
import { publicationOf } from './section-words.ts';
import type { StartingFacts } from './starting-facts.ts';

/** Of the documents of a request, what a report may say of them. */
type ReadDocument = {
  title: string;
  url: string | null;
  status: string;
  partlyRead: boolean;
  unreadPages: string | null;
  readAt: Date | null;
  /** Whether the client sees it. */
  shared: boolean;
};

type Known = Pick<StartingFacts, 'run' | 'findings' | 'calendar' | 'words'> & {
  sections: readonly Section[];
  sources: readonly ReadDocument[];
};

/** Signs that keep the direction of a value. Nobody sees them, so no line that a person saves has them. */
const ISOLATES = /[\u2066-\u2069]/g;
const line = requiredLine(AnalysisLimits.source);

/** Which lists are about what a section is about. */
const topicOfSection = (key: string): ListTopic =>
  key === 'sanctions' || key === 'pep' || key === 'regulatory' ? key : 'adverse_media';

/**
 * What was searched for each section, for a drafter to correct: lists of its topic, documents that were read, and the
 * sources that the drafter named. What was not searched is not among them.
 */
export function searchedSources(known: Known): z.output<typeof searched> {
  const everywhere = [...documentsRead(known), ...namedSources(known)];
  return {
    on: known.calendar.today(),
    sections: ASSESSED_SECTIONS.map((key) => ({
      key,
      sources: [...new Set([...listsAbout(topicOfSection(key), known), ...everywhere])]
        .map((source) => source.replace(ISOLATES, '').slice(0, AnalysisLimits.source))
        // A title with signs that no line may have is left for the drafter to type.
        .filter((source) => line.safeParse(source).success)
        .slice(0, AnalysisLimits.sources),
    })),
  };
}

function listsAbout(topic: ListTopic, { run, calendar, words }: Known): string[] {
  const { say, day } = words;
  if (run?.status !== 'done') return [];
  const screened = day(calendar.dayOf(run.finishedAt ?? run.createdAt));
  return run.lists
    .filter(({ topics }) => topics?.includes(topic))
    .map(({ watchlist, version, ...days }) =>
      say('searched.list', {
        list: watchlist,
        version: String(version),
        ...publicationOf(days, calendar, words),
        screened,
      }),
    );
}

/** A document that the client does not see is not named. */
function documentsRead({ sources, calendar, words: { say, day } }: Known): string[] {
  return sources
    .filter(({ status, shared, url, readAt }) => status === 'read' && readAt && (shared || url))
    .map(({ title, url, shared, partlyRead, unreadPages, readAt }) =>
      say(partlyRead || unreadPages ? 'searched.document_part' : 'searched.document', {
        title: oneLine(shared ? title : `${title}, ${url}`),
        day: day(calendar.dayOf(readAt!)),
      }),
    );
}

function namedSources({ findings, sections }: Known): string[] {
  const cited = findings
    .filter(({ status }) => status === 'confirmed')
    .flatMap(({ source }) => source?.title.trim() || source?.url || []);
  const written = sections.find(({ key }) => key === 'sources')?.own.split('\n') ?? [];
  return [...cited, ...written.map((line) => line.replace(/^\s*(?:[-*]|\d+[.)])\s+/, ''))]
    .map(oneLine)
    .filter((source) => source !== '' && !/^(#|\|)/.test(source));
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
