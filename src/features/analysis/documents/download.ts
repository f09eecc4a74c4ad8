import { ApiProblem, call, downloadFiles } from '@/shared/http';
import { toast } from '@/shared/ui';

type Of = { client: string; request: string };

/** Saves what was asked for: one file, several as one zip, or a sealed report as PDF. A failure says so. */
export async function download(of: Of, what: { ids?: string[]; report?: number } = {}) {
  try {
    await downloadFiles(
      await call('GET /reports/v1.0/downloadattachments', { ...of, ...what }, { quiet: true }),
    );
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    toast.error('Download failed', error.message);
  }
}
