import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { getDownloads, getSignedFile, postDownloads } from '../../../../contract/reports/downloads.ts';
import { type Actor, db, notFound, type Platform, Problem, route, scopeOf } from '../../../platform/index.ts';
import { attachmentsOf } from '../files/attachments.ts';
import type { SealedReports } from '../ports.ts';
import { attachments } from '../tables.ts';
import { findVisible } from '../visible.ts';
import { mountArchives } from './archives.ts';
import { type Choice, type Chosen, choose } from './chosen.ts';
import { expiredLinkPage } from './expired-link-page.ts';
import { archiveName } from './file-name.ts';
import { recordDownload, refusingCorrupt } from './record-download.ts';
import { asDownload } from './send-file.ts';
import { assertSigned, badAddress, signedAddress } from './sign.ts';
import { verifyAll } from './verify-all.ts';
import { zipOf } from './zip-of.ts';

export function mountDownloads(app: FastifyInstance, platform: Platform, reports: SealedReports) {
  const { database, files: storage, clock } = platform;

  const find = (input: Choice, actor: Actor) =>
    database.tx(scopeOf(actor), () => choose(input, actor, reports));
  const log = (chosen: Chosen, actor: Actor) =>
    database.tx(scopeOf(actor), () => recordDownload(platform, actor, chosen));
  const readOne = async (chosen: Chosen, actor: Actor) => {
    const [file] = chosen.files;
    if (!file) throw notFound();
    const content = await refusingCorrupt(platform, actor, chosen.request, file, () =>
      storage.read(file.fileId, file.sha256),
    );
    await log(chosen, actor);
    return { file, content };
  };
  /** Read twice rather than held: however many are sent at once, none of them fills the memory. */
  const sendOne = async (chosen: Chosen, actor: Actor, reply: FastifyReply) => {
    const [file] = chosen.files;
    if (!file) throw notFound();
    await verifyAll(platform, actor, chosen);
    await log(chosen, actor);
    asDownload(reply, file);
    return storage.open(file.fileId, file.sha256);
  };

  route(app, platform, getDownloads, async ({ input, actor }) => {
    const chosen = await find(input, actor);
    if (chosen.report !== null) {
      const { file, content } = await readOne(chosen, actor);
      return { Result: 'Success', type: 'pdf', Data: content.toString('base64'), original_name: file.name };
    }
    const addresses = chosen.files.map(({ id, name, size }) => ({
      signed_url: signedAddress(platform, id, actor),
      original_name: name,
      size,
    }));
    return { Result: 'Success', type: 'azure', Data: addresses };
  });

  route(
    app,
    platform,
    postDownloads,
    async ({ input, actor, reply }) => {
      const chosen = await find(input, actor);
      if (chosen.files.length < 2) return sendOne(chosen, actor, reply);
      await verifyAll(platform, actor, chosen);
      await log(chosen, actor);
      asDownload(reply, { name: archiveName(clock.now()), mime: 'application/zip' });
      return zipOf(chosen.files, storage);
    },
    { limit: { max: 60, seconds: 60, per: 'actor' } },
  );

  route(
    app,
    platform,
    getSignedFile,
    async ({ input, actor, reply }) => {
      assertSigned(platform, input, actor);
      const chosen = await database.tx(scopeOf(actor), () => findSigned(input.id, actor));
      return sendOne(chosen, actor, reply);
    },
    // An address on its own is worth nothing.
    { withoutBearer: badAddress, expiredPage: expiredLinkPage(platform) },
  );

  mountArchives(app, platform, reports);
}

/** Inside a transaction: the file of an address, as long as its holder may still see it. */
async function findSigned(id: string, actor: Actor): Promise<Chosen> {
  const [found] = await db().select().from(attachments).where(eq(attachments.id, id));
  if (!found) throw badAddress();
  try {
    const request = await findVisible(found.requestId, actor);
    const files = (await attachmentsOf(request.id, actor)).filter((file) => file.id === id);
    if (files.length === 0) throw badAddress();
    return { request, files, report: null };
  } catch (error) {
    throw error instanceof Problem ? badAddress() : error;
  }
}
