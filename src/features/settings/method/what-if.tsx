import { Button, Table } from 'antd';
import { plural, toWords } from '@/shared/format';
import { JobProgress, RiskChip, ScrollRegion, TimeText, useAct } from '@/shared/ui';
import type { ratingMethods } from '../../../../contract/index.ts';
import styles from './method.module.css';

type Result = NonNullable<ratingMethods.WhatIf['result']>;
type Move = Result['moves'][number];
type WhatIfProps = { draft: ratingMethods.MethodDraft; unsaved: number; onDone: () => void };

/** Whether the preview of the draft as it is now is being computed. */
export const isPreviewing = ({ whatIf, version }: ratingMethods.MethodDraft) =>
  whatIf !== null && whatIf.methodVersion === version && whatIf.finishedAt === null;

/** What publishing the draft would move, computed over everything that has a rating. */
export function WhatIf({ draft, unsaved, onDone }: WhatIfProps) {
  const { act, busy, dialog } = useAct('POST /reports/v1.0/ratingmethods', { onDone, onReload: onDone });
  const { whatIf } = draft;
  const isOld = whatIf !== null && whatIf.methodVersion !== draft.version;
  const isRunning = isPreviewing(draft);
  return (
    <div className={styles.whatIf}>
      <h3>Impact preview</h3>
      <div className={styles.bar}>
        <Button
          loading={busy}
          disabled={unsaved > 0 || isRunning}
          onClick={() => act({ action: 'what_if', id: draft.id, version: draft.version })}
        >
          Preview impact
        </Button>
        {unsaved > 0 && <span className={styles.before}>Save the draft first.</span>}
        {isOld && <span className={styles.before}>The draft has changed. Run the preview again.</span>}
      </div>
      {isRunning && whatIf?.job && <JobProgress label="Impact preview" job={whatIf.job} />}
      {whatIf?.result && <Moves result={whatIf.result} at={whatIf.finishedAt} />}
      {dialog}
    </div>
  );
}

const summary = (all: string, { raised, lowered }: Result['requests']) =>
  `${all}: ${raised} would be rated higher, ${lowered} lower.`;

function Moves({ result, at }: { result: Result; at: string | null }) {
  const { moves, changed, thirdParties, requests } = result;
  return (
    <>
      <p>
        {summary(plural(thirdParties.all, 'third party', 'third parties'), thirdParties)}{' '}
        {summary(plural(requests.all, 'request in work', 'requests in work'), requests)}{' '}
        {plural(changed, 'score')} would change
        {moves.length < changed && `; the ${moves.length} that move most stand below`}. Computed{' '}
        <TimeText at={at} /> from the stored inputs.
      </p>
      {moves.length > 0 && (
        <ScrollRegion label="Impact preview">
          <Table<Move>
            size="small"
            rowKey={({ kind, id }) => `${kind} ${id}`}
            pagination={{ pageSize: 20, showSizeChanger: false, hideOnSinglePage: true }}
            dataSource={moves}
            columns={[
              { title: 'Name', dataIndex: 'name', render: (name: string) => <bdi>{name}</bdi> },
              { title: 'What', dataIndex: 'kind', render: toWords },
              {
                title: 'Now',
                key: 'from',
                render: (_, { from, fromScore }) => <RiskChip band={from} score={fromScore} />,
              },
              {
                title: 'Then',
                key: 'to',
                render: (_, { to, toScore }) => <RiskChip band={to} score={toScore} />,
              },
              {
                title: 'Difference',
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
