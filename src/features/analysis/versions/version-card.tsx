import { Button, Typography } from 'antd';
import { plural } from '@/shared/format';
import { FactList, Panel, RiskChip, TimeText } from '@/shared/ui';
import type { ReportVersion, RequestDetail } from '../analysis.ts';
import layout from '../layout.module.css';
import { DownloadPdf } from './download-pdf.tsx';

type VersionCardProps = {
  report: ReportVersion;
  request: RequestDetail;
  isOpen: boolean;
  onToggle: () => void;
};

export function VersionCard({ report, request, isOpen, onToggle }: VersionCardProps) {
  return (
    <Panel
      title={`Version ${report.number}`}
      action={
        <div className={layout.row}>
          <RiskChip band={report.rating} score={report.score} />
          <Button aria-expanded={isOpen} onClick={onToggle}>
            {isOpen ? 'Close the report' : 'Read the report'}
          </Button>
          <DownloadPdf request={request} version={report.number} />
        </div>
      }
    >
      <FactList
        facts={[
          ['Released', <TimeText key="at" at={report.releasedAt} form="time" />],
          ['Drafted by', report.draftedBy],
          ['Released by', report.releasedBy],
          ['PDF', plural(report.pages, 'page')],
          ['SHA-256 of the PDF', <Hash key="pdf" value={report.pdfSha256} />],
          ['SHA-256 of the data', <Hash key="data" value={report.dataSha256} />],
        ]}
      />
    </Panel>
  );
}

export function Hash({ value }: { value: string }) {
  return (
    <Typography.Text code copyable style={{ overflowWrap: 'anywhere' }}>
      {value}
    </Typography.Text>
  );
}
