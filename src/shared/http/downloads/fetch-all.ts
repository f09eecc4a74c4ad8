import { fetchBlob } from './fetch-blob.ts';

export type Fetched = { name: string; blob: Blob };
export type Failure = { item: DownloadItem; reason: string };

const atOnce = 4;

/** Fetches every file, a few at a time; one that fails does not stop the others. `onOne` hears of each that came. */
export async function fetchAll(items: readonly DownloadItem[], onOne: () => void) {
  const results = new Map<DownloadItem, Fetched | Failure>();
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item; item = waiting.shift()) {
      results.set(item, await fetchOne(item));
      onOne();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const inOrder = items.flatMap((item) => results.get(item) ?? []);
  return {
    fetched: inOrder.filter((one) => 'blob' in one),
    failures: inOrder.filter((one) => 'reason' in one),
  };
}

async function fetchOne(item: DownloadItem): Promise<Fetched | Failure> {
  try {
    return { name: item.original_name, blob: await fetchBlob(item.signed_url) };
  } catch (error) {
    return { item, reason: (error as Error).message };
  }
}

export type DownloadItem = { signed_url: string; original_name: string; size?: number };
