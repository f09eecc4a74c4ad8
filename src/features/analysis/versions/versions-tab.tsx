import { useState } from 'react';
import { EmptyState } from '@/shared/ui';
import type { ReportVersion, RequestDetail } from '../analysis.ts';
import layout from '../layout.module.css';
import { SealedReport } from '../sealed/sealed-report.tsx';
import { useTexts } from '../texts/index.ts';
import { VersionCard } from './version-card.tsx';

type VersionsTabProps = { request: RequestDetail; reports: readonly ReportVersion[] };

/** Sealed versions, each with what it said and what proves that it was not changed. */
export function VersionsTab({ request, reports }: VersionsTabProps) {
  const t = useTexts();
  const [open, setOpen] = useState<number | null>(null);
  if (reports.length === 0)
    return <EmptyState title={t('noVersionsYet')} text={t('sealedVersionsWillAppearHereWhen')} />;
  return (
    <div className={layout.stack}>
      {reports.map((report) => (
        <VersionCard
          key={report.id}
          report={report}
          request={request}
          isOpen={open === report.number}
          onToggle={() => setOpen(open === report.number ? null : report.number)}
        />
      ))}
      {open !== null && <SealedReport key={open} request={request} version={open} />}
    </div>
  );
}
