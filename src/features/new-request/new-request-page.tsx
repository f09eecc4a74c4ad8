import { history, Navigate, useSearchParams } from '@umijs/max';
import { Button, Space } from 'antd';
import { useState } from 'react';
import { useSession } from '@/shared/session';
import { ErrorState, Page, SkeletonList, useCall } from '@/shared/ui';
import { lazyPart } from '@/shared/ui/loading/lazy-part';
import type { requests } from '../../../contract/index.ts';
import { useTexts } from './texts/index.ts';

const BulkPage = lazyPart(async () => (await import('./bulk/bulk-page.tsx')).BulkPage);
const OwnRequests = lazyPart(async () => (await import('./own-requests.tsx')).OwnRequests);
const Wizard = lazyPart(async () => (await import('./wizard.tsx')).Wizard);

/** The client's open requests, and the form in four steps that raises a new one or resumes a draft. */
export function NewRequestPage() {
  const t = useTexts();
  const { readOnly } = useSession();
  const [params] = useSearchParams();
  const draft = params.get('request');
  const isNew = params.get('new');
  // Another request begins with an empty form.
  if (isNew && !readOnly) return <Wizard key={`new ${isNew}`} draft={null} />;
  if (params.get('bulk') && !readOnly) return <BulkPage />;
  if (draft) return <Resume key={draft} id={draft} />;
  return (
    <Page
      title={t('newRequest')}
      lead={t('yourOpenRequestsAndDraftsAnd')}
      action={
        !readOnly && (
          <Space wrap>
            <Button onClick={() => history.push('/pages/newrequest?bulk=1')}>{t('importFromCSV')}</Button>
            <Button type="primary" onClick={() => history.push('/pages/newrequest?new=1')}>
              {t('newRequest')}
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
  const t = useTexts();
  const { data, error, loading, reload } = useCall('GET /reports/v1.0/requestdetails', { request: id });
  const [opened, setOpened] = useState<requests.RequestDetail | null>(null);
  // The form begins with what is true now; what is read later, such as after submitting, does not take it away.
  if (!opened && !loading && data?.request) setOpened(data.request);
  if (error && !opened)
    return (
      <Page title={t('newRequest')}>
        <ErrorState error={error} onRetry={reload} list="/pages/newrequest" />
      </Page>
    );
  if (!opened) return <SkeletonList />;
  if (opened.status === 'draft') return <Wizard draft={opened} />;
  return <Navigate to={`/pages/requestanalysis?client=${opened.clientId}&request=${opened.id}`} replace />;
}
