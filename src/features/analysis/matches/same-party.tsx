import { Button } from 'antd';
import { listText } from '@/shared/format';
import { TimeText } from '@/shared/ui';
import type { Match, MatchedParty } from '../analysis.ts';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';
import { LinkReasons } from './link-reasons.tsx';
import styles from './matches.module.css';

type SamePartyProps = {
  match: Match;
  party: MatchedParty;
  matches: readonly Match[];
  onOpen: (id: string) => void;
  /** Absent for those who decide nothing. */
  onSelect?: ((ids: string[], on: boolean) => void) | undefined;
};

/** On which lists the party of a match stands too, since when, what they say of it, and why it counts as one. */
export function SameParty({ match, party, matches, onOpen, onSelect }: SamePartyProps) {
  const t = useTexts();
  const entries = party.entries.flatMap((entry) => {
    const [first] = entry.matches.flatMap((id) => matches.filter((one) => one.id === id));
    return first ? [{ ...entry, first, isThis: entry.matches.includes(match.id) }] : [];
  });
  const ids = party.entries.flatMap((entry) => entry.matches);
  const isOfThis = (entryId: string, watchlist: string) =>
    entryId === match.entry.id && watchlist === match.watchlist;
  const links = party.links.filter(({ left, right }) =>
    [left, right].some(({ entryId, watchlist }) => isOfThis(entryId, watchlist)),
  );
  return (
    <section className={styles.sameParty} aria-label={t('sameParty')}>
      <h3>{t('sameParty')}</h3>
      <div className={styles.scrolled}>
        <table className={layout.table} aria-label={t('samePartyEntries')}>
          <thead>
            <tr>
              <th scope="col">{t('list')}</th>
              <th scope="col">{t('names')}</th>
              <th scope="col">{t('born')}</th>
              <th scope="col">{t('programmes')}</th>
              <th scope="col">{t('firstSeen')}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ watchlist, entryId, first, isThis, firstSeen, firstVersion }) => (
              <tr key={`${watchlist} ${entryId}`} aria-current={isThis ? 'true' : undefined}>
                <th scope="row">
                  {isThis ? (
                    <>
                      {watchlist} <span className={layout.small}>{t('thisEntry')}</span>
                    </>
                  ) : (
                    <Button
                      type="link"
                      size="small"
                      className={styles.openParty}
                      onClick={() => onOpen(first.id)}
                    >
                      {watchlist}
                    </Button>
                  )}
                </th>
                <td>
                  <bdi>{first.entry.names[0]?.text}</bdi>
                </td>
                <td className={styles.dates}>{first.entry.births.join('\n') || '–'}</td>
                <td>{listText(first.entry.programmes, t.language) || '–'}</td>
                <td>
                  {firstSeen
                    ? t.rich('firstSeenInVersion', {
                        at: <TimeText at={firstSeen} />,
                        version: firstVersion ?? 0,
                      })
                    : '–'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {links.map((link) => (
        <LinkReasons key={`${link.left.entryId} ${link.right.entryId}`} link={link} />
      ))}
      <p className={layout.row}>
        <span className={layout.small}>{t('samePartyDecisions')}</span>
        {onSelect && (
          <Button size="small" onClick={() => onSelect(ids, true)}>
            {t('selectAllOfSameParty', { matches: ids.length })}
          </Button>
        )}
      </p>
    </section>
  );
}
