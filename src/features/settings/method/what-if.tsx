import { Button, Table } from 'antd';
import { apart, JobProgress, RiskChip, ScrollRegion, TimeText, useAct } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import type { ratingMethods } from '../../../../contract/index.ts';
import { useTexts } from '../texts/index.ts';
import styles from './method.module.css';

type Result = NonNullable<ratingMethods.WhatIf['result']>;
type Move = Result['moves'][number];
type WhatIfProps = { draft: ratingMethods.MethodDraft; unsaved: number; onReload: () => void };

/** Whether the preview of the draft as it is now is being computed. */
export const isPreviewing = ({ whatIf, version }: ratingMethods.MethodDraft) =>
  whatIf !== null && whatIf.methodVersion === version && whatIf.finishedAt === null;

/** What publishing the draft would move, computed over everything that has a rating. */
export function WhatIf({ draft, unsaved, onReload }: WhatIfProps) {
  const t = useTexts();
  const { act, busy, dialog } = useAct('POST /reports/v1.0/ratingmethods', {
    typed: () => false,
    onReload,
  });
  const { whatIf } = draft;
  const isOld = whatIf !== null && whatIf.methodVersion !== draft.version;
  const isRunning = isPreviewing(draft);
  return (
    <div className={styles.whatIf}>
      <h3>{t('method.impact')}</h3>
      <div className={styles.bar}>
        <Button
          loading={busy}
          disabled={unsaved > 0 || isRunning}
          onClick={() => act({ action: 'what_if', id: draft.id, version: draft.version })}
        >
          {t('method.previewImpact')}
        </Button>
        {unsaved > 0 && <span className={styles.before}>{t('method.saveFirst')}</span>}
        {isOld && <span className={styles.before}>{t('method.draftChanged')}</span>}
      </div>
      {isRunning && whatIf?.job && <JobProgress label={t('method.impact')} job={whatIf.job} />}
      {whatIf?.result && <Moves result={whatIf.result} at={whatIf.finishedAt} />}
      {dialog}
    </div>
  );
}

function Moves({ result, at }: { result: Result; at: string | null }) {
  const t = useTexts();
  const word = useWords();
  const { moves, changed, thirdParties, requests } = result;
  return (
    <>
      <p>
        {t('method.thirdPartyMoves', thirdParties)} {t('method.requestMoves', requests)}{' '}
        {moves.length < changed
          ? t('method.scoresChangeMost', { changed, shown: moves.length })
          : t('method.scoresChange', { changed })}{' '}
        {t.rich('method.computed', { at: <TimeText at={at} /> })}
      </p>
      {moves.length > 0 && (
        <ScrollRegion label={t('method.impact')}>
          <Table<Move>
            size="small"
            rowKey={({ kind, id }) => `${kind} ${id}`}
            pagination={{ pageSize: 20, showSizeChanger: false, hideOnSinglePage: true }}
            dataSource={moves}
            columns={[
              { title: t('name'), dataIndex: 'name', render: apart },
              { title: t('method.what'), dataIndex: 'kind', render: word },
              {
                title: t('method.now'),
                key: 'from',
                render: (_, { from, fromScore, fromBasis = null }) => (
                  <RiskChip band={from} score={fromScore} basis={fromBasis} />
                ),
              },
              {
                title: t('method.then'),
                key: 'to',
                render: (_, { to, toScore, toBasis = null }) => (
                  <RiskChip band={to} score={toScore} basis={toBasis} />
                ),
              },
              {
                title: t('method.difference'),
                key: 'by',
                align: 'right',
                render: (_, { fromScore, toScore }) => signed(toScore - fromScore),
              },
            ]}
          />
        </ScrollRegion>
      )}
    </>
  );
}

const signed = (points: number) =>
  `${points > 0 ? '+' : points < 0 ? '−' : ''}${Math.abs(points).toFixed(1)}`;
