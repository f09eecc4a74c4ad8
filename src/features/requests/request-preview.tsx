import { history } from '@umijs/max';
import { Button, Descriptions, Drawer, Space } from 'antd';
import { toWords } from '@/shared/format';
import {
  DueDay,
  ErrorState,
  RiskChip,
  SkeletonList,
  StatusChip,
  sentenceOf,
  TimeText,
  useCall,
} from '@/shared/ui';
import { CancelRequest } from './cancel-request.tsx';
import { Duplicate } from './duplicate.tsx';
import { addressOfRequest, type RequestDetail, type RequestRow } from './request-row.ts';

type RequestPreviewProps = {
  row: RequestRow | null;
  readOnly: boolean;
  onClose: () => void;
  onChanged: () => void;
};

/** A request at a glance, without leaving the list. */
export function RequestPreview({ row, readOnly, onClose, onChanged }: RequestPreviewProps) {
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
              Open
            </Button>
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
  const { intake } = request;
  const items = [
    ['Status', <StatusChip key="status" status={request.status} overdue={request.overdue} />],
    [
      'Risk',
      <RiskChip
        key="risk"
        band={request.rating}
        provisional={request.rating !== null && request.provisional}
        score={request.ratingScore}
      />,
    ],
    ['Due', <DueDay key="due" dueOn={request.dueOn} overdue={false} forecast={request.forecast} />],
    ...(request.forecast ? [['Forecast', sentenceOf(request.forecast)] as const] : []),
    ['Client', request.clientName],
    ['Type', toWords(request.entityType)],
    ['Country', request.country ?? '–'],
    ['Also known as', intake.aliases?.join(', ') || '–'],
    ['Relationship', intake.relationshipType ? toWords(intake.relationshipType) : '–'],
    ['Purpose', intake.purpose || '–'],
    ['Principals', intake.principals?.map((principal) => principal.name).join(', ') || '–'],
    ['Drafter', request.drafterName ?? '–'],
    ['Raised', <TimeText key="raised" at={request.createdAt} form="time" />],
    ['Files', request.files.map((file) => file.name).join(', ') || '–'],
  ] as const;
  return (
    <Descriptions
      column={1}
      size="small"
      items={items.map(([label, children]) => ({ key: label, label, children }))}
    />
  );
}
