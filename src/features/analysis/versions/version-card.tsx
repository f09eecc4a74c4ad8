import { Button, Typography } from 'antd';
import { FactList, Panel, RiskChip, TimeText } from '@/shared/ui';
import type { ReportVersion, RequestDetail } from '../analysis.ts';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';
import { DownloadDossier, DownloadWord } from './download-buttons.tsx';
import { DownloadPdf } from './download-pdf.tsx';

type VersionCardProps = {
  report: ReportVersion;
  request: RequestDetail;
  isOpen: boolean;
  onToggle: () => void;
};

export function VersionCard({ report, request, isOpen, onToggle }: VersionCardProps) {
  const t = useTexts();
  return (
    <Panel
      title={t('versionNumber', { number: report.number })}
      action={
        <div className={layout.row}>
          <RiskChip band={report.rating} score={report.score} basis={report.basis} />
          <Button aria-expanded={isOpen} onClick={onToggle}>
            {isOpen ? t('closeTheReport') : t('readTheReport')}
          </Button>
          <DownloadPdf request={request} version={report.number} />
          <DownloadWord request={request} version={report.number} />
          <DownloadDossier request={request} version={report.number} />
        </div>
      }
    >
      <FactList
        facts={[
          [t('releasedOn'), <TimeText key="at" at={report.releasedAt} form="time" />],
          [t('draftedBy'), report.draftedBy],
          [t('releasedBy'), report.releasedBy],
          ['PDF', t('pageCount', { count: report.pages })],
          [t('sHA256OfThePDF'), <Hash key="pdf" value={report.pdfSha256} />],
          [t('sHA256OfTheData'), <Hash key="data" value={report.dataSha256} />],
        ]}
      />
    </Panel>
  );
}

export function Hash({ value }: { value: string }) {
  return (
    <Typography.Text code copyable direction="ltr" dir="ltr" style={{ overflowWrap: 'anywhere' }}>
      {value}
    </Typography.Text>
  );
}
