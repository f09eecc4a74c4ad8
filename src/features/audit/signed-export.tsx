import { useSearchParams } from '@umijs/max';
import { Button } from 'antd';
import { useState } from 'react';
import { ApiProblem, addressOf, fetchBlob, fileTimestamp, saveBlob } from '@/shared/http';
import { toast } from '@/shared/ui';
import { auditFilters } from './audit-filters.tsx';
import { useTexts } from './texts/index.ts';

/** The events of the present filter as a file that proves itself: `npm run verify-audit -- --export FILE`. */
export function SignedExport() {
  const t = useTexts();
  const [params] = useSearchParams();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const chosen = new URLSearchParams();
      for (const name of [...auditFilters, 'search']) {
        const value = params.get(name);
        if (value) chosen.set(name, value);
      }
      const blob = await fetchBlob(addressOf(`/reports/v1.0/auditexport?${chosen}`));
      saveBlob(blob, `audit-trail_${fileTimestamp()}.json`);
      toast.success(t('signedFileSaved'), t('allEventsOfTheCurrentFilter'));
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toast.error(t('exportFailed'), error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button loading={busy} onClick={save}>
      {t('exportSignedJSON')}
    </Button>
  );
}
