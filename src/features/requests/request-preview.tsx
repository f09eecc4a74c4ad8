import { history } from '@umijs/max';
import { Button, Descriptions, Drawer, Space } from 'antd';
import { listText } from '@/shared/format';
import { useAccess } from '@/shared/session';
import {
  DueDay,
  ErrorState,
  Forecast,
  RequestRisk,
  SkeletonList,
  StatusChip,
  TimeText,
  useAct,
  useCall,
} from '@/shared/ui';
import { useCountryNames } from '@/shared/words/country-names';
import { useWords } from '@/shared/words/use-words';
import { CancelRequest } from './cancel-request.tsx';
import { addressOfRequest, type RequestDetail, type RequestRow } from './request-row.ts';
import { useTexts } from './texts/index.ts';

type RequestPreviewProps = {
  row: RequestRow | null;
  readOnly: boolean;
  /** For whoever allocates. */
  onAllocate?: (row: RequestRow) => void;
  onClose: () => void;
  onChanged: () => void;
};

/** A request at a glance, without leaving the list. */
export function RequestPreview({ row, readOnly, onAllocate, onClose, onChanged }: RequestPreviewProps) {
  const t = useTexts();
  const { data, error, reload } = useCall(
    'GET /reports/v1.0/requestdetails',
    row && { client: row.clientId, request: row.id },
    { quiet: true },
  );
  const request = data?.request?.id === row?.id ? data?.request : undefined;
  const done = () => {
    onChanged();
    onClose();
  };
  return (
    <Drawer
      open={row !== null}
      onClose={onClose}
      size={520}
      title={row && `${row.number} ${row.legalName}`}
      footer={
        request && (
          <Space wrap>
            <Button type="primary" onClick={() => history.push(addressOfRequest(request))}>
              {t('open')}
            </Button>
            {onAllocate && request.actions.includes('accept_and_allocate') && (
              <Button
                onClick={() => {
                  onClose();
                  onAllocate(request);
                }}
              >
                {t('allocate')}
              </Button>
            )}
            {!readOnly && <Duplicate request={request} />}
            {request.actions.includes('cancel') && <CancelRequest request={request} onDone={done} />}
          </Space>
        )
      }
    >
      {error ? (
        <ErrorState error={error} onRetry={reload} />
      ) : request ? (
        <Facts request={request} />
      ) : (
        <SkeletonList />
      )}
    </Drawer>
  );
}

function Facts({ request }: { request: RequestDetail }) {
  const word = useWords();
  const t = useTexts();
  const { nameOf } = useCountryNames();
  const { isFirm } = useAccess();
  const { intake } = request;
  const items = [
    [t('status'), <StatusChip key="status" status={request.status} overdue={request.overdue} />],
    [t('risk'), <RequestRisk key="risk" of={request} withScore />],
    [t('due'), <DueDay key="due" dueOn={request.dueOn} overdue={false} forecast={request.forecast} />],
    ...(request.forecast
      ? [[t('forecast'), <Forecast key="forecast" forecast={request.forecast} />] as const]
      : []),
    [t('client'), request.clientName],
    [t('type'), word(request.entityType)],
    [t('country'), nameOf(request.country) || '–'],
    [word('aliases'), listText(intake.aliases ?? [], t.language) || '–'],
    [word('relationshipType'), intake.relationshipType ? word(intake.relationshipType) : '–'],
    [word('purpose'), intake.purpose || '–'],
    [
      word('principals'),
      listText(
        (intake.principals ?? []).map(({ name }) => name),
        t.language,
      ) || '–',
    ],
    // Clients are not told who drafts.
    ...(isFirm ? [[t('drafter'), request.drafterName ?? '–'] as const] : []),
    [t('raised'), <TimeText key="raised" at={request.createdAt} form="time" />],
    [
      t('files'),
      listText(
        request.files.map(({ name }) => name),
        t.language,
      ) || '–',
    ],
  ] as const;
  return (
    <Descriptions
      column={1}
      size="small"
      items={items.map(([label, children]) => ({
        key: label,
        label,
        children: typeof children === 'string' ? <bdi>{children}</bdi> : children,
      }))}
    />
  );
}

/** A new draft with the same facts. Its documents have to be uploaded and the consent given again. */
function Duplicate({ request }: { request: RequestDetail }) {
  const t = useTexts();
  const { mayRaise } = useAccess();
  const { act, busy, dialog } = useAct('POST /reports/v1.0/requestdetails', {
    onDone: ({ Data }) => history.push(`/pages/newrequest?request=${Data.id}`),
  });
  if (!mayRaise) return null;
  return (
    <>
      <Button loading={busy} onClick={() => act({ intake: request.intake })}>
        {t('duplicateAsDraft')}
      </Button>
      {dialog}
    </>
  );
}
