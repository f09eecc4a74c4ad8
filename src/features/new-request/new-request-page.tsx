import { history, useSearchParams } from '@umijs/max';
import { Button, Space } from 'antd';
import { useSession } from '@/shared/session';
import { ErrorState, Page, SkeletonList, useCall } from '@/shared/ui';
import { BulkPage } from './bulk/bulk-page.tsx';
import { OwnRequests } from './own-requests.tsx';
import { Wizard } from './wizard.tsx';

/** The client's open requests, and the form in four steps that raises a new one or resumes a draft. */
export function NewRequestPage() {
  const { readOnly } = useSession();
  const [params] = useSearchParams();
  const draft = params.get('request');
  if (params.get('new') && !readOnly) return <Wizard key="new" draft={null} />;
  if (params.get('bulk') && !readOnly) return <BulkPage />;
  if (draft) return <Resume key={draft} id={draft} />;
  return (
    <Page
      title="New request"
      lead="Your open requests and drafts, and what waits for you."
      action={
        !readOnly && (
          <Space wrap>
            <Button onClick={() => history.push('/pages/newrequest?bulk=1')}>Import from CSV</Button>
            <Button type="primary" onClick={() => history.push('/pages/newrequest?new=1')}>
              New request
            </Button>
          </Space>
        )
      }
    >
      <OwnRequests />
    </Page>
  );
}

function Resume({ id }: { id: string }) {
  const { data, error, reload } = useCall(
    'GET /reports/v1.0/requestdetails',
    { request: id },
    { quiet: true },
  );
  if (error) return <ErrorState error={error} onRetry={reload} />;
  if (!data?.request) return <SkeletonList />;
  const { request } = data;
  if (request.status === 'draft') return <Wizard draft={request} />;
  history.replace(`/pages/requestanalysis?client=${request.clientId}&request=${request.id}`);
  return null;
}
