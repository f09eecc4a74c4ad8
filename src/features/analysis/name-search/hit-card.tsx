import { Button } from 'antd';
import { useState } from 'react';
import { lazyDialog } from '@/shared/ui/loading/lazy-dialog';
import type { AnswerOf } from '../../../../contract/index.ts';
import layout from '../layout.module.css';
import { MatchEvidence } from '../matches/evidence/match-evidence.tsx';
import { FoldedMatch } from '../matches/folded-match.tsx';
import { LikenessLine } from '../matches/likeness-line.tsx';
import { useTexts } from '../texts/index.ts';
import styles from './name-search.module.css';

const PartyDrawer = lazyDialog(async () => (await import('./party-drawer.tsx')).PartyDrawer);

type Hit = AnswerOf<'POST /reports/v1.0/screenings'>['Data']['hits'][number];

/** A listed party whose name is alike. */
export function HitCard({ hit, name, isFirst }: { hit: Hit; name: string; isFirst: boolean }) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const { matchedName, watchlist, listVersion } = hit;
  const names = (
    <>
      <strong>
        <bdi>{matchedName.text}</bdi>
      </strong>
      <br />
      <bdi className={layout.small}>{t('watchlistVersionListVersion', { watchlist, listVersion })}</bdi>
    </>
  );
  return (
    <FoldedMatch line={<LikenessLine match={hit} names={names} />} isFirst={isFirst}>
      <MatchEvidence match={{ ...hit, subject: { name } }} ours={t('searchedName')} />
      <p className={styles.foot}>
        <Button size="small" onClick={() => setOpen(true)}>
          {t('partyOnLists')}
        </Button>
      </p>
      {open && (
        <PartyDrawer
          watchlist={hit.watchlistId}
          list={watchlist}
          entry={hit.entry.id}
          name={matchedName.text}
          onClose={() => setOpen(false)}
        />
      )}
    </FoldedMatch>
  );
}
