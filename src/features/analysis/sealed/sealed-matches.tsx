import { formatSimilarity, listText } from '@/shared/format';
import { ScrollRegion, TimeText } from '@/shared/ui';
import { useMasterTitles, useWords } from '@/shared/words/use-words';
import type { ReportData } from '../analysis.ts';
import layout from '../layout.module.css';
import { NotCompared } from '../matches/not-compared.tsx';
import { useTexts } from '../texts/index.ts';

/** What was screened against which lists, and what became of every match. */
export function SealedMatches({ report }: { report: ReportData }) {
  const word = useWords();
  const titleOf = useMasterTitles();
  const t = useTexts();
  const { matches, parties, screening } = report;
  const onSeveral = parties.filter(({ lists }) => lists.length > 1);
  return (
    <section>
      <h3>{t('screening')}</h3>
      <p className={layout.prose}>
        {t.rich('screenedAgainst', {
          count: screening.names.length,
          at: <TimeText at={screening.at} form="time" />,
          lists: listText(
            screening.lists.map(({ watchlist, version, entries }) =>
              t('watchlistVersionVersionEntriesEntries', { watchlist, version, entries }),
            ),
            t.language,
          ),
        })}{' '}
        {matches.length === 0 && t('noMatch')}
      </p>
      {onSeveral.length > 0 && (
        <ul className={layout.plainList}>
          {onSeveral.map(({ name, lists }) => (
            <li key={name}>
              {t.rich('confirmedOnLists', {
                name: <bdi>{name}</bdi>,
                lists: listText(
                  lists.map(({ watchlist }) => watchlist),
                  t.language,
                ),
              })}
            </li>
          ))}
        </ul>
      )}
      <NotCompared names={screening.notCompared} />
      {matches.length > 0 && (
        <ScrollRegion label={t('screening')}>
          <table className={`${layout.table} ${layout.broad}`}>
            <thead>
              <tr>
                <th scope="col">{t('name')}</th>
                <th scope="col">{t('listedAs')}</th>
                <th scope="col">{t('list')}</th>
                <th scope="col" className={layout.number}>
                  {t('similarity')}
                </th>
                <th scope="col">{t('decision')}</th>
              </tr>
            </thead>
            <tbody>
              {matches.map((match) => (
                <tr key={`${match.subject} ${match.listedName} ${match.watchlist}`}>
                  <th scope="row">
                    <bdi>{match.subject}</bdi>
                  </th>
                  <td>
                    <bdi>{match.listedName}</bdi>
                  </td>
                  <td>
                    <Watchlist named={match.watchlist} />
                  </td>
                  <td className={layout.number}>{formatSimilarity(match.similarity)}</td>
                  <td>
                    {word(match.disposition)}
                    {match.reason && (
                      <div className={layout.small}>
                        <bdi>{titleOf(match.reason)}</bdi>
                      </div>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </section>
  );
}

/** The data name a list with its version, `Consolidated list v5`. */
function Watchlist({ named }: { named: string }) {
  const t = useTexts();
  const [, list, listVersion] = /^(.*) v(\d+)$/.exec(named) ?? [];
  if (!list || !listVersion) return <bdi>{named}</bdi>;
  return <>{t.rich('watchlistVersionListVersion', { watchlist: <bdi>{list}</bdi>, listVersion })}</>;
}
