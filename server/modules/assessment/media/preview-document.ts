import { type Actor, notFound, type Platform, problem, scopeOf } from '../../../platform/index.ts';
import { hasBlocks, type PreviewReader } from '../../media/index.ts';
import {
  attachmentsOf,
  findVisible,
  isClientSide,
  recordDownload,
  refusingCorrupt,
} from '../../requests/index.ts';
import { webPageOf } from './source-queries.ts';

type Asked = { client: string; request: string; id: string };

/** What a document says and how it is built; to read it is to read the file, so the trail records a download. */
export async function previewDocument(
  platform: Platform,
  previews: PreviewReader,
  asked: Asked,
  actor: Actor,
) {
  const { database, files } = platform;
  const { request, file, stored } = await database.tx(scopeOf(actor), () => find(asked, actor));
  const refused = problem('request.not_possible', 'This document can’t be shown. Download it to open it.');
  if (!hasBlocks(stored.mime)) throw refused;
  const content = await refusingCorrupt(platform, actor, request, file, () =>
    files.read(stored.fileId, stored.sha256),
  );
  const preview = await previews.read({ content: new Uint8Array(content), mime: stored.mime });
  if (!preview) throw refused;
  await database.tx(scopeOf(actor), () =>
    recordDownload(platform, actor, { request, files: [file], report: null }),
  );
  return preview;
}

async function find({ client, request: wanted, id }: Asked, actor: Actor) {
  const request = await findVisible(wanted, actor, client);
  const file = (await attachmentsOf(request.id, actor)).find((one) => one.id === id);
  if (!file) throw notFound();
  // Of a web page the text is the evidence; how it is built says the page itself, which the firm alone has.
  const page = isClientSide(actor) ? undefined : await webPageOf(file);
  return { request, file, stored: page ?? file };
}
