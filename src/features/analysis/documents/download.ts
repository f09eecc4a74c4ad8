import { downloadAttachments, downloadReport } from '@/shared/http';

type Of = { client: string; request: string };

/** Saves what was asked for: one file, several as one zip, or a sealed report as PDF. */
export const download = (of: Of, what: { ids?: string[]; report?: number } = {}) =>
  what.report === undefined
    ? downloadAttachments([{ ...of, ids: what.ids }])
    : downloadReport({ ...of, report: what.report });
