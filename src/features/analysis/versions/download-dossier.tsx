import { Button } from 'antd';
import { useState } from 'react';
import { downloadDossier } from '@/shared/http';
import type { RequestDetail } from '../analysis.ts';
import { useTexts } from '../texts/index.ts';

type DownloadDossierProps = { request: RequestDetail; version: number };

/** The sealed report with its data, evidence and audit events, as a zip that anybody can check without us. */
export function DownloadDossier({ request, version }: DownloadDossierProps) {
  const t = useTexts();
  const [busy, setBusy] = useState(false);
  const get = async () => {
    setBusy(true);
    const of = { client: request.clientId, request: request.id, version };
    await downloadDossier(of, `${request.number}-v${version}-dossier.zip`);
    setBusy(false);
  };
  return (
    <Button loading={busy} onClick={get} title={t('dossierNote')}>
      {t('downloadDossier')}
    </Button>
  );
}
