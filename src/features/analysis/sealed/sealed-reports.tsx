import { Segmented } from 'antd';
import { useState } from 'react';
import type { ReportVersion, RequestDetail } from '../analysis.ts';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';
import { DownloadDossier, DownloadWord } from '../versions/download-buttons.tsx';
import { DownloadPdf } from '../versions/download-pdf.tsx';
import { SealedReport } from './sealed-report.tsx';

type SealedReportsProps = {
  request: RequestDetail;
  reports: readonly ReportVersion[];
  /** Its client decides on the third party at the newest. */
  decides?: boolean;
};

/** The newest sealed report; older versions one click away. */
export function SealedReports({ request, reports, decides = false }: SealedReportsProps) {
  const t = useTexts();
  const newest = [...reports].sort((a, b) => b.number - a.number);
  const [version, setVersion] = useState(newest[0]?.number ?? 1);
  return (
    <div className={layout.stack}>
      {newest.length > 1 && (
        <Segmented
          aria-label={t('version')}
          value={version}
          onChange={(next) => setVersion(Number(next))}
          options={newest.map(({ number }) => ({ value: number, label: t('versionNumber', { number }) }))}
        />
      )}
      <SealedReport
        key={version}
        request={request}
        version={version}
        decides={decides && version === newest[0]?.number}
        action={
          <div className={layout.row}>
            <DownloadDossier request={request} version={version} />
            <DownloadWord request={request} version={version} />
            <DownloadPdf request={request} version={version} primary />
          </div>
        }
      />
    </div>
  );
}
