import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { downloadDossier, downloadWord } from '@/shared/http';
import type { RequestDetail } from '../analysis.ts';
import { useTexts } from '../texts/index.ts';

type DownloadProps = { request: RequestDetail; version: number };

/** The sealed report with its data, evidence and audit events, as a zip that anybody can check without us. */
export function DownloadDossier({ request, version }: DownloadProps) {
  const t = useTexts();
  const name = `${request.number}-v${version}-dossier.zip`;
  return (
    <DownloadButton note={t('dossierNote')} get={() => downloadDossier(sealed(request, version), name)}>
      {t('downloadDossier')}
    </DownloadButton>
  );
}

/** An editable copy of the sealed report, in the reader’s language. */
export function DownloadWord({ request, version }: DownloadProps) {
  const t = useTexts();
  const name = `${request.number}-v${version}.docx`;
  return (
    <DownloadButton note={t('wordNote')} get={() => downloadWord(sealed(request, version), name)}>
      {t('downloadWord')}
    </DownloadButton>
  );
}

const sealed = ({ clientId, id }: RequestDetail, version: number) => ({
  client: clientId,
  request: id,
  version,
});

type DownloadButtonProps = { note: string; get: () => Promise<void>; children: ReactNode };

function DownloadButton({ note, get, children }: DownloadButtonProps) {
  const [busy, setBusy] = useState(false);
  const onClick = async () => {
    setBusy(true);
    await get();
    setBusy(false);
  };
  return (
    <Button loading={busy} onClick={onClick} title={note}>
      {children}
    </Button>
  );
}
