import { Button } from 'antd';
import { StatusChip } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import type { Match, MatchedParty, PartySplit, Working } from '../../analysis.ts';
import type { DispositionEdit } from '../../edits/edits.ts';
import layout from '../../layout.module.css';
import { useTexts } from '../../texts/index.ts';
import { reasonsFor } from '../match-words.ts';
import styles from '../matches.module.css';
import { LinkReasons } from './link-reasons.tsx';
import { PartyEntries } from './party-entries.tsx';
import { PartySplits } from './party-splits.tsx';

type SamePartyProps = {
  match: Match;
  party: MatchedParty | undefined;
  splits: readonly PartySplit[];
  /** As they are decided now, saved or not. */
  matches: readonly Match[];
  reasons: Working['reasons'];
  onOpen: (id: string) => void;
  /** Absent for those who decide nothing. */
  onSelect?: ((ids: string[], on: boolean) => void) | undefined;
  /** Absent for those who do not decide first. */
  onDecide?: ((decision: DispositionEdit) => void) | undefined;
};

/** On which lists the party of a match stands, since when, what they say of it, and why it counts as one. */
export function SameParty(props: SamePartyProps) {
  const { match, party, splits, matches, onOpen, onSelect } = props;
  const t = useTexts();
  const word = useWords();
  const isHere = (one: { watchlist: string; entryId: string }) =>
    one.watchlist === match.watchlist && one.entryId === match.entry.id;
  const own = splits.filter(({ entry, apartFrom }) => [entry, ...apartFrom].some(isHere));
  if (!party) return own.length > 0 ? <PartySplits splits={own} /> : null;
  const matchesOf = (entry: MatchedParty['entries'][number]) =>
    matches.filter(({ id }) => entry.matches.includes(id));
  const ids = party.entries.flatMap((entry) => entry.matches);
  const links = party.links.filter(({ left, right }) => isHere(left) || isHere(right));
  return (
    <section className={styles.sameParty} aria-label={t('sameParty')}>
      <h2>{t('sameParty')}</h2>
      <PartyEntries
        entries={party.entries}
        isThis={isHere}
        list={(entry) => {
          const [first] = matchesOf(entry);
          if (!first || isHere(entry)) return <bdi>{entry.watchlist}</bdi>;
          return (
            <Button type="link" size="small" className={styles.openParty} onClick={() => onOpen(first.id)}>
              <bdi>{entry.watchlist}</bdi>
            </Button>
          );
        }}
        last={{
          title: t('decision'),
          of: (entry) =>
            matchesOf(entry).length === 0
              ? t('noMatchOfEntry')
              : matchesOf(entry).map(({ id, disposition }) => (
                  <StatusChip key={id} status={disposition} label={word(disposition)} />
                )),
        }}
      />
      <SameDecision {...props} ids={ids} />
      {links.map((link) => (
        <LinkReasons key={`${link.left.entryId} ${link.right.entryId}`} link={link} />
      ))}
      <PartySplits splits={own} />
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

/** What was decided of the party on other lists, and the same for this one; a person has to take it. */
function SameDecision({ match, matches, reasons, ids, onDecide }: SamePartyProps & { ids: string[] }) {
  const t = useTexts();
  const word = useWords();
  const others = matches.filter(({ id, disposition }) => ids.includes(id) && disposition !== 'unspecified');
  const [first] = others;
  const isOne = others.every(({ disposition }) => disposition === first?.disposition);
  if (!onDecide || !first || !isOne || match.disposition !== 'unspecified') return null;
  const { disposition, reasonCode, comment, watchlist } = first;
  const labelOf = (code: string | null) => reasons.find((reason) => reason.code === code)?.label ?? '';
  const fits = reasonsFor(reasons, disposition, { match }).some(({ value }) => value === reasonCode);
  return (
    <p className={layout.row}>
      <span>
        {t('decidedOnOtherList', {
          ...{ list: watchlist, decision: word(disposition), reason: labelOf(reasonCode) },
        })}
      </span>
      <Button
        size="small"
        onClick={() =>
          onDecide({ disposition, reasonCode: fits ? (reasonCode ?? '') : '', comment: comment ?? '' })
        }
      >
        {t('sameDecision')}
      </Button>
    </p>
  );
}
