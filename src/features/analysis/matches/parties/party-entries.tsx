import type { ReactNode } from 'react';
import { listText } from '@/shared/format';
import { ScrollRegion, TimeText } from '@/shared/ui';
import { useCountryNames } from '@/shared/words/country-names';
import type { ListedEntry } from '../../analysis.ts';
import layout from '../../layout.module.css';
import { useTexts } from '../../texts/index.ts';
import styles from '../matches.module.css';

type PartyEntriesProps<Entry extends ListedEntry> = {
  entries: readonly Entry[];
  isThis: (entry: Entry) => boolean;
  /** What stands in the place of a list's name. */
  list?: (entry: Entry) => ReactNode;
  /** A last column, such as the decision on the entry. */
  last?: { title: string; of: (entry: Entry) => ReactNode };
};

/** What each list says of one party, side by side, and since when it has the entry. */
export function PartyEntries<Entry extends ListedEntry>({
  entries,
  isThis,
  list = ({ watchlist }) => <bdi>{watchlist}</bdi>,
  last,
}: PartyEntriesProps<Entry>) {
  const t = useTexts();
  const countries = useCountryNames();
  // A company has no birth date: a column that no list fills only takes room.
  const [born, named] = [
    entries.some(({ births }) => births.length > 0),
    entries.some(({ programmes }) => programmes.length > 0),
  ];
  return (
    <ScrollRegion label={t('samePartyEntries')}>
      <table className={layout.table} aria-label={t('samePartyEntries')}>
        <thead>
          <tr>
            <th scope="col">{t('list')}</th>
            <th scope="col">{t('names')}</th>
            {born && <th scope="col">{t('born')}</th>}
            <th scope="col">{t('countries')}</th>
            {named && <th scope="col">{t('programmes')}</th>}
            {last && <th scope="col">{last.title}</th>}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => {
            const { watchlist, entryId, names, births, programmes, firstSeen, firstVersion } = entry;
            return (
              <tr key={`${watchlist} ${entryId}`} aria-current={isThis(entry) ? 'true' : undefined}>
                <th scope="row">
                  {list(entry)}
                  {isThis(entry) && <span className={layout.small}> {t('thisEntry')}</span>}
                  {firstSeen && (
                    <div className={layout.small}>
                      {t.rich('firstSeenInVersion', {
                        at: <TimeText at={firstSeen} />,
                        version: firstVersion ?? 0,
                      })}
                    </div>
                  )}
                </th>
                <td>
                  <ul className={layout.plainList} style={{ gap: 2 }}>
                    {names.map(({ text, kind }) => (
                      <li key={`${kind} ${text}`} className={kind === 'primary' ? undefined : layout.small}>
                        <bdi>{text}</bdi>
                      </li>
                    ))}
                  </ul>
                </td>
                {born && <td className={styles.dates}>{births.join('\n') || '–'}</td>}
                <td>{countries.list(entry.countries) || '–'}</td>
                {named && <td>{listText(programmes, t.language) || '–'}</td>}
                {last && <td>{last.of(entry)}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
