import { Button } from 'antd';
import { useState } from 'react';
import type { RequestDetail } from '../analysis.ts';
import { download } from '../documents/download.ts';
import { useTexts } from '../texts/index.ts';

type DownloadPdfProps = { request: RequestDetail; version: number; primary?: boolean };

/** The sealed report as PDF, byte for byte what was hashed at its release. */
export function DownloadPdf({ request, version, primary = false }: DownloadPdfProps) {
  const t = useTexts();
  const [busy, setBusy] = useState(false);
  const get = async () => {
    setBusy(true);
    await download({ client: request.clientId, request: request.id }, { report: version });
    setBusy(false);
  };
  return (
    <Button type={primary ? 'primary' : 'default'} loading={busy} onClick={get}>
      {t('downloadPDF')}
    </Button>
  );
}
