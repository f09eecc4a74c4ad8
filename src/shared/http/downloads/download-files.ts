import { toast } from '../../ui/toasts/toast-store.ts';
import { fileTimestamp } from '../timestamp.ts';
import { downloadStore } from './download-store.ts';
import { type DownloadItem, type Failure, type Fetched, fetchAll } from './fetch-all.ts';
import { cleanFileName, saveBlob } from './save-blob.ts';
import { savePdf } from './save-pdf.ts';
import { zipFiles } from './zip-files.ts';

type Download =
  | { type: 'azure'; Data: readonly DownloadItem[] }
  | { type: string; Data: string; original_name?: string };

/** The same files at fresh addresses: those given before hold for five minutes only. */
type Again = () => Promise<readonly DownloadItem[]>;

/** Several files become `Prudence_<timestamp>.zip`, one keeps its cleaned name, anything else is a base64 PDF. */
export async function downloadFiles(download: Download, again?: Again): Promise<void> {
  if (!isList(download)) return savePdf(download.Data, download.original_name);
  if (download.Data.length > 0) return saveList(download.Data, again);
  toast.warning({ text: 'downloads.nothing' }, { text: 'downloads.noFile' });
}

const isList = (download: Download): download is Extract<Download, { Data: readonly DownloadItem[] }> =>
  download.type === 'azure' && Array.isArray(download.Data);

async function saveList(items: readonly DownloadItem[], again?: Again): Promise<void> {
  const run = downloadStore.begin(items.length);
  const { fetched, failures: unfetched } = await fetchAll(items, run.count);
  const unsaved = await save(fetched, items.length).then(
    () => null,
    (error: Error) => error.message,
  );
  const failures = unsaved === null ? unfetched : items.map((item) => ({ item, reason: unsaved }));
  for (const { item } of failures) warn(items.length, item.original_name);
  run.end(
    failures.map(({ item, reason }) => ({ name: item.original_name, reason })),
    () => retry(failures, again),
  );
}

/** Rejects where the program that packs them does not load. */
async function save(fetched: readonly Fetched[], wanted: number): Promise<void> {
  const [first] = fetched;
  if (first && wanted === 1) saveBlob(first.blob, cleanFileName(first.name));
  else if (first) saveBlob(await zipFiles(fetched), `Prudence_${fileTimestamp()}.zip`);
}

/** Only what failed, from where it lies now. */
async function retry(failures: readonly Failure[], again?: Again): Promise<void> {
  const failed = failures.map(({ item }) => item);
  const fresh = await again?.().catch((error: Error) => {
    toast.error({ text: 'downloads.failed' }, error.message);
    return failed;
  });
  const wanted = new Set(failed.map(fileOf));
  const items = fresh?.filter((item) => wanted.has(fileOf(item))) ?? failed;
  return saveList(items.length > 0 ? items : failed, again);
}

/** What names the file in its address, whatever its end and its signature. */
const fileOf = ({ signed_url }: DownloadItem) =>
  new URL(signed_url, location.href).searchParams.get('id') ?? signed_url;

function warn(total: number, name: string) {
  // biome-ignore lint/suspicious/noConsole: the error catalogue wants fetch failures logged
  console.warn(total === 1 ? 'Failed to fetch single file' : `Failed to fetch: ${name}`);
}
