import { Button, Input, Radio, Select } from 'antd';
import { useState } from 'react';
import { useSession } from '@/shared/session';
import { useWords } from '@/shared/words/use-words';
import { RequestLimits } from '../../../../../contract/limits.ts';
import type { Disposition } from '../../../../../contract/words.ts';
import type { Match } from '../../analysis.ts';
import type { Desk } from '../../desk/desk.ts';
import layout from '../../layout.module.css';
import { useTexts } from '../../texts/index.ts';
import { dispositionOptions, reasonsFor } from '../match-words.ts';
import styles from '../matches.module.css';
import { lacksComment } from './decision-edits.ts';
import { useConfirm } from './use-confirm.tsx';

type BulkDispositionProps = {
  chosen: readonly Match[];
  desk: Desk;
  onClear: () => void;
  onChoose: (ids: string[]) => void;
};

/** One decision for several matches; it is saved with everything else. */
export function BulkDisposition({ chosen, desk, onClear, onChoose }: BulkDispositionProps) {
  const word = useWords();
  const t = useTexts();
  const { Name } = useSession();
  const [disposition, setDisposition] = useState<Disposition>('false_positive');
  const [reasonCode, setReasonCode] = useState<string>();
  const [comment, setComment] = useState('');
  const { confirm, busy, dialog } = useConfirm(desk);
  const waiting = chosen.filter((match) => match.needsSecondPerson && match.disposedBy !== Name);

  const offered = reasonsFor(desk.working.reasons, disposition);
  const choose = (next: Disposition) => {
    setDisposition(next);
    if (!reasonsFor(desk.working.reasons, next).some(({ value }) => value === reasonCode))
      setReasonCode(undefined);
  };
  const unsupported = chosen.filter((match) =>
    lacksComment({ disposition, reasonCode: reasonCode ?? '', comment }, match),
  ).length;
  const like = likeMatches(chosen, desk.working.matches);

  const apply = () => {
    const decision = { disposition, reasonCode: reasonCode ?? '', comment };
    desk.edit((before) => ({
      ...before,
      dispositions: {
        ...before.dispositions,
        ...Object.fromEntries(chosen.map(({ id }) => [id, { ...decision }])),
      },
    }));
    onClear();
  };
  return (
    <section className={styles.bulk} aria-label={t('decideOnTheSelectedMatches')}>
      <div className={layout.row}>
        <strong>{t('chosenMatchesSelected', { chosen: chosen.length })}</strong>
        {desk.may.edit && (
          <Radio.Group
            aria-label={t('dispositionOfTheSelectedMatches')}
            value={disposition}
            onChange={(event) => choose(event.target.value as Disposition)}
            options={dispositionOptions(word)}
          />
        )}
        {like.length > 0 && (
          <Button type="link" onClick={() => onChoose(like.map(({ id }) => id))}>
            {t('addLikeSimilarMatches', { like: like.length })}
          </Button>
        )}
        <Button type="link" onClick={onClear}>
          {t('clear')}
        </Button>
      </div>
      {desk.may.edit && (
        <div className={styles.fields}>
          <Select
            aria-label={t('reasonForTheSelectedMatches')}
            placeholder={t('reason')}
            value={reasonCode}
            onChange={setReasonCode}
            options={offered}
          />
          <Input
            aria-label={t('commentOnTheSelectedMatches')}
            placeholder={t('comment')}
            dir="auto"
            maxLength={RequestLimits.comment}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
        </div>
      )}
      <div className={layout.row}>
        {desk.may.edit && (
          <Button disabled={!reasonCode || unsupported > 0} onClick={apply}>
            {t('applyToSelected')}
          </Button>
        )}
        {unsupported > 0 && <span role="status">{t('countNeedAComment', { count: unsupported })}</span>}
        {desk.may.confirm && waiting.length > 0 && (
          <Button
            loading={busy}
            onClick={() => confirm(waiting.map(({ id }) => id)).then((done) => done && onClear())}
          >
            {t('confirmWaitingFalsePositives', { waiting: waiting.length })}
          </Button>
        )}
      </div>
      {dialog}
    </section>
  );
}

/** Those not chosen yet that are about the same name, or the same entry, as one that is; none where those differ. */
function likeMatches(chosen: readonly Match[], all: readonly Match[]): Match[] {
  const [first] = chosen;
  if (!first) return [];
  const sameName = chosen.every(({ subject }) => subject.name === first.subject.name);
  const entryOf = ({ watchlist, entry }: Match) => `${watchlist} ${entry.id}`;
  const sameEntry = chosen.every((match) => entryOf(match) === entryOf(first));
  return all.filter(
    (match) =>
      !chosen.includes(match) &&
      ((sameEntry && entryOf(match) === entryOf(first)) ||
        (sameName && match.subject.name === first.subject.name)),
  );
}
