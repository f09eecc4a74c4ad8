import { DownloadLimits } from '../../../../contract/limits.ts';
import { call } from '../call.ts';
import { tellFailure } from '../show-problem.ts';
import { stampedAddress } from '../timestamp.ts';
import { downloadFiles } from './download-files.ts';
import type { DownloadItem } from './fetch-all.ts';
import { saveAddress, saveBlob } from './save-blob.ts';

/** Attachments of one request: those named, or all of them. */
export type Attachments = { client: string; request: string; ids?: string[] };

/** Saves attachments of one or more requests; what the browser could not pack comes as a zip of the server's. */
export const downloadAttachments = (choices: readonly Attachments[]) =>
  tellFailure(async () => {
    const items = await addressesOf(choices);
    const bytes = items.reduce((sum, { size = 0 }) => sum + size, 0);
    if (items.length < 2 || bytes <= DownloadLimits.inBrowser)
      return downloadFiles({ type: 'azure', Data: items }, () => addressesOf(choices));
    const { Data } = await call('POST /reports/v1.0/archives', { items: [...choices] }, { quiet: true });
    saveAddress(stampedAddress(Data.signed_url), Data.original_name);
  });

/** Saves the PDF of a sealed report. */
export const downloadReport = (of: { client: string; request: string; report: number }) =>
  tellFailure(async () =>
    downloadFiles(await call('GET /reports/v1.0/downloadattachments', of, { quiet: true })),
  );

/** Saves a sealed report with everything behind it. */
export const downloadDossier = (of: { client: string; request: string; version: number }, name: string) =>
  tellFailure(async () => {
    const blob = await call('POST /reports/v1.0/dossiers', of, { quiet: true, responseType: 'blob' });
    saveBlob(blob as Blob, name);
  });

/** Saves an editable copy of a sealed report as a Word document. */
export const downloadWord = (of: { client: string; request: string; version: number }, name: string) =>
  tellFailure(async () => {
    const blob = await call('POST /reports/v1.0/wordreports', of, { quiet: true, responseType: 'blob' });
    saveBlob(blob as Blob, name);
  });

/** Saves everything of a client. */
export const downloadClient = (client: string, name: string) =>
  tellFailure(async () => {
    const blob = await call(
      'POST /security/v1.0/clientexports',
      { client },
      { quiet: true, responseType: 'blob' },
    );
    saveBlob(blob as Blob, name);
  });

/** Saves the overview of a quarter as a PDF. */
export const downloadOverview = (of: { client?: string | undefined; quarter: string }) =>
  tellFailure(async () => {
    const options = { quiet: true, responseType: 'blob' } as const;
    const blob = await call('POST /reports/v1.0/quarterlyoverviews', of, options);
    saveBlob(blob as Blob, `overview-${of.quarter}.pdf`);
  });

async function addressesOf(choices: readonly Attachments[]): Promise<DownloadItem[]> {
  const items: DownloadItem[] = [];
  for (const choice of choices) {
    const answer = await call('GET /reports/v1.0/downloadattachments', choice, { quiet: true });
    if (answer.type === 'azure') items.push(...answer.Data);
  }
  return items;
}
