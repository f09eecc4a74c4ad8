import { MediaLimits } from '../../../../contract/limits.ts';
import {
  bytesOf,
  OutboundFailure,
  type Platform,
  problem,
  type StoredFile,
} from '../../../platform/index.ts';
import { mayCapture } from '../../media/index.ts';

/**
 * A web page as the server finds it now, stored as it came; only where an administrator allows it, and never one of
 * the operator's own network: drafters name these addresses.
 */
export async function capturePage(
  platform: Platform,
  address: string,
): Promise<StoredFile & { name: string }> {
  const allowed = await platform.database.tx({ kind: 'firm' }, () => mayCapture());
  if (!allowed)
    throw problem('media.not_captured', 'Page capture is turned off. An administrator can turn it on.');
  try {
    const page = await fetchPage(platform, address);
    return { ...(await platform.files.putBuffer(page, 'text/html')), name: new URL(address).host };
  } catch (error) {
    if (!(error instanceof OutboundFailure)) throw error;
    throw problem('media.not_captured', `${error.message} Save the page and upload it, or paste its text.`, {
      fields: { url: error.message },
    });
  }
}

async function fetchPage({ publicWeb }: Platform, url: string): Promise<Buffer> {
  const answer = await publicWeb.fetch({
    url,
    headers: { accept: 'text/html' },
    timeMs: MediaLimits.captureMs,
    maxBytes: MediaLimits.captureBytes,
  });
  const type = String(answer.headers['content-type'] ?? '').toLowerCase();
  const refused =
    answer.status !== 200
      ? `answered ${answer.status}.`
      : type.startsWith('text/html')
        ? null
        : 'did not answer with a web page.';
  if (!refused) return bytesOf(answer);
  answer.body.destroy();
  throw new OutboundFailure('unreachable', `${new URL(url).host} ${refused}`);
}
