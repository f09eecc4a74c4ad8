import { toast } from '../ui/toasts/toast-store.ts';
import { fetchBlob } from './fetch-blob.ts';
import { cleanFileName, saveBlob } from './save-blob.ts';
import { fileTimestamp } from './timestamp.ts';

export type DownloadItem = { signed_url: string; original_name: string };
export type Download =
  | { type: 'azure'; Data: readonly DownloadItem[] }
  | { type: string; Data: string; original_name?: string };

type Fetch = (address: string) => Promise<Blob>;
type Fetched = { name: string; blob: Blob };

/** Several files become `Prudence_<timestamp>.zip`, one keeps its cleaned name, anything else is a base64 PDF. */
export async function downloadFiles(download: Download, fetchFile: Fetch = fetchBlob) {
  if (!isList(download)) return savePdf(download.Data, download.original_name);
  const [first, ...others] = download.Data;
  if (!first) return toast.warning('Nothing to download', 'There is no file here yet.');
  if (others.length === 0) return saveSingle(first, fetchFile);
  return saveZip(download.Data, fetchFile);
}

const isList = (download: Download): download is Extract<Download, { Data: readonly DownloadItem[] }> =>
  download.type === 'azure' && Array.isArray(download.Data);

async function saveSingle(item: DownloadItem, fetchFile: Fetch) {
  try {
    saveBlob(await fetchFile(item.signed_url), cleanFileName(item.original_name));
  } catch {
    warn('Failed to fetch single file');
    toast.error('Download failed', `${item.original_name} could not be fetched.`, {
      label: 'Try again',
      act: () => saveSingle(item, fetchFile),
    });
  }
}

async function saveZip(items: readonly DownloadItem[], fetchFile: Fetch) {
  const settled = await Promise.allSettled(
    items.map(
      async (item): Promise<Fetched> => ({
        name: item.original_name,
        blob: await fetchFile(item.signed_url),
      }),
    ),
  );
  const fetched = settled.filter((one) => one.status === 'fulfilled').map((one) => one.value);
  const failed = items.filter((_, index) => settled[index]?.status === 'rejected');
  for (const item of failed) warn(`Failed to fetch: ${item.original_name}`);
  if (fetched.length > 0) saveBlob(await zip(fetched), `Prudence_${fileTimestamp()}.zip`);
  if (failed.length > 0) {
    const names = failed.map((item) => item.original_name).join(', ');
    toast.error(
      'Download incomplete',
      `${failed.length} of ${items.length} files could not be fetched: ${names}`,
      { label: 'Try again', act: () => downloadFiles({ type: 'azure', Data: failed }, fetchFile) },
    );
  }
}

async function zip(files: readonly Fetched[]): Promise<Blob> {
  const { default: JSZip } = await import('jszip');
  const archive = new JSZip();
  const taken = new Set<string>();
  for (const file of files) archive.file(uniqueName(cleanFileName(file.name), taken), file.blob);
  return archive.generateAsync({ type: 'blob' });
}

/** Two equal names in one zip are numbered, or the second would replace the first. */
export function uniqueName(name: string, taken: Set<string>): string {
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  let candidate = name;
  for (let number = 2; taken.has(candidate.toLowerCase()); number += 1)
    candidate = `${stem}_${number}${extension}`;
  taken.add(candidate.toLowerCase());
  return candidate;
}

function savePdf(base64: string, name = '') {
  const bytes = decode(base64);
  if (new TextDecoder().decode(bytes?.subarray(0, 5)) !== '%PDF-') {
    warn('Failed to fetch single file');
    toast.error('Download failed', 'The server sent something that is not a PDF.');
    return;
  }
  saveBlob(
    new Blob([bytes as BlobPart], { type: 'application/pdf' }),
    cleanFileName(name) || `Prudence_${fileTimestamp()}.pdf`,
  );
}

function decode(base64: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

// biome-ignore lint/suspicious/noConsole: the error catalogue wants fetch failures logged
const warn = (message: string) => console.warn(message);
