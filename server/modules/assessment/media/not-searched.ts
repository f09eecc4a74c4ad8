import type { MediaSource, NotSearched } from '../../../../contract/analysis/media.ts';
import { MediaLimits } from '../../../../contract/limits.ts';
import type { ReportText } from '../../../../contract/texts/report.ts';
import type { TextValues } from '../../../platform/index.ts';

type Source = Pick<MediaSource, 'title' | 'status' | 'partlyRead' | 'unreadPages' | 'shared'>;

type Unreadable = Pick<Source, 'title' | 'shared'>;

/** The documents of a request that were not searched in full for adverse media, without the titles that its client does not see. */
export const notSearchedOf = (
  sources: readonly Source[],
  unreadable: readonly Unreadable[],
): NotSearched[] => [
  ...sources.flatMap((source) => whatOf(source).map((one) => ({ ...titleOf(source), ...one }))),
  ...unreadable.map((file) => ({ ...titleOf(file), what: 'all' as const })),
];

const titleOf = ({ title, shared }: Unreadable) => (shared ? { title } : {});

function whatOf({ status, partlyRead, unreadPages }: Source): NotSearched[] {
  // It waits while there is no model.
  if (status === 'failed' || status === 'waiting') return [{ what: 'all' }];
  if (status !== 'read') return [];
  return [
    ...(partlyRead ? [{ what: 'end' } as const] : []),
    ...(unreadPages ? [{ what: 'pages', pages: unreadPages } as const] : []),
  ];
}

type Words = {
  report(id: ReportText, values?: TextValues): string;
  list(all: readonly string[]): string;
  isolated(text: string): string;
};

/** The limitations of a report that follow from it. */
export function notSearchedTexts(
  { report, list, isolated }: Words,
  notSearched: readonly NotSearched[],
): string[] {
  const of = (wanted: NotSearched['what']) => {
    const all = notSearched.filter(({ what }) => what === wanted);
    const named = all.filter((one) => one.title !== undefined);
    const count = all.length - named.length;
    const others = count > 0 ? [report('limits.others', { count })] : [];
    const names = list([...named.map(({ title = '' }) => isolated(title)), ...others]);
    return { named, others, names };
  };
  const [end, pages, all] = [of('end'), of('pages'), of('all')];
  return [
    ...(end.names
      ? [report('limits.partly_read', { characters: MediaLimits.characters, names: end.names })]
      : []),
    ...pages.named.map((one) =>
      report('limits.unread_pages', { name: one.title ?? '', pages: one.pages ?? '' }),
    ),
    ...pages.others.map((documents) => report('limits.unread_pages_others', { documents })),
    ...(all.names ? [report('limits.unread', { names: all.names })] : []),
  ];
}
