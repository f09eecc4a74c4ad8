import { history, useParams, useSearchParams } from '@umijs/max';
import { Button } from 'antd';
import { useEffect } from 'react';
import { EmptyState, ErrorState, Page, SkeletonList, useCall } from '@/shared/ui';
import { useVisit } from './case/use-visit.ts';
import { ClientView } from './client/client-view.tsx';
import { FirmView } from './desk/firm-view.tsx';
import { useTexts } from './texts/index.ts';
import { useAnalysis } from './use-analysis.ts';

/** One request: the working document for the firm; status, questions and sealed reports for its client. */
export function RequestAnalysisPage() {
  const t = useTexts();
  const [params] = useSearchParams();
  const { id } = useParams();
  const client = params.get('client');
  const request = params.get('request') ?? id ?? null;
  if (!request)
    return (
      <Page title={t('requestAnalysis')}>
        <EmptyState
          title={t('noRequestSelected')}
          text={t('chooseARequestFromTheList')}
          action={<Button onClick={() => history.push('/pages/requestdetails')}>{t('openTheList')}</Button>}
        />
      </Page>
    );
  if (!client) return <FindClient request={request} />;
  return <OneRequest key={request} client={client} request={request} />;
}

function OneRequest({ client, request }: { client: string; request: string }) {
  const t = useTexts();
  const { analysis, error, reload, settle } = useAnalysis(client, request);
  const visit = useVisit(client, request, Boolean(analysis));
  if (!analysis && error)
    return (
      <Page title={t('requestAnalysis')}>
        <ErrorState error={error} onRetry={reload} list="/pages/requestdetails" />
      </Page>
    );
  if (!analysis || visit === undefined) return <SkeletonList rows={9} label={t('loadingTheRequest')} />;
  const { working } = analysis;
  if (working)
    return <FirmView analysis={{ ...analysis, working }} visit={visit} reload={reload} settle={settle} />;
  return <ClientView analysis={analysis} visit={visit} reload={reload} />;
}

/** An address that only names the request: its client is looked up. */
function FindClient({ request }: { request: string }) {
  const t = useTexts();
  const { data, error, reload } = useCall('GET /reports/v1.0/requestdetails', { request }, { quiet: true });
  const client = data?.request?.clientId;
  useEffect(() => {
    if (client) history.replace(`/pages/requestanalysis?client=${client}&request=${request}`);
  }, [client, request]);
  if (!error) return <SkeletonList />;
  return (
    <Page title={t('requestAnalysis')}>
      <ErrorState error={error} onRetry={reload} list="/pages/requestdetails" />
    </Page>
  );
}
