import type { MediaSource, NotSearched } from '../../../../contract/analysis/media.ts';
import { MediaLimits } from '../../../../contract/limits.ts';
import type { ReportText } from '../../../../contract/texts/report.ts';
import type { TextValues } from '../../../platform/index.ts';

type Source = Pick<MediaSource, 'title' | 'status' | 'partlyRead' | 'unreadPages'>;

/** What of the documents of a request was not searched for adverse media. */
export function notSearchedOf(sources: readonly Source[]): NotSearched[] {
  return sources.flatMap(({ title, status, partlyRead, unreadPages }): NotSearched[] => {
    if (status === 'failed') return [{ title, what: 'all' }];
    if (status !== 'read') return [];
    return [
      ...(partlyRead ? [{ title, what: 'end' } as const] : []),
      ...(unreadPages ? [{ title, what: 'pages', pages: unreadPages } as const] : []),
    ];
  });
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
  const of = (what: NotSearched['what']) => notSearched.filter((one) => one.what === what);
  const names = (what: NotSearched['what']) => list(of(what).map(({ title }) => isolated(title)));
  return [
    ...(of('end').length > 0
      ? [report('limits.partly_read', { characters: MediaLimits.characters, names: names('end') })]
      : []),
    ...of('pages').map(({ title, pages = '' }) => report('limits.unread_pages', { name: title, pages })),
    ...(of('all').length > 0 ? [report('limits.unread', { names: names('all') })] : []),
  ];
}
