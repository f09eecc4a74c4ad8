import type { FastifyInstance } from 'fastify';
import { DownloadLimits } from '../../../../contract/limits.ts';
import { getArchive, postArchives } from '../../../../contract/reports/downloads.ts';
import {
  type Actor,
  notFound,
  type Platform,
  Problem,
  problem,
  route,
  scopeOf,
} from '../../../platform/index.ts';
import { sessionHolder } from '../../identity/index.ts';
import type { SealedReports } from '../ports.ts';
import { archiveAddress, findTicket, spendTicket } from './archive-ticket.ts';
import { type Choice, type Chosen, choose } from './chosen.ts';
import { expiredLinkPage } from './expired-link-page.ts';
import { archiveName } from './file-name.ts';
import { recordDownload } from './record-download.ts';
import { asDownload } from './send-file.ts';
import { badAddress } from './sign.ts';
import { verifyAll } from './verify-all.ts';
import { zipOf } from './zip-of.ts';

const { archiveFiles, archiveBytes } = DownloadLimits;
const tooMuch = () =>
  problem(
    'input.too_large',
    `One zip holds at most ${archiveFiles} files and ${archiveBytes / 1024 ** 3} GB. Download fewer requests at once.`,
  );

/** A zip too large for a browser to pack: it opens an address, once, and saves what comes as it comes. */
export function mountArchives(app: FastifyInstance, platform: Platform, reports: SealedReports) {
  const { database, clock, files: storage } = platform;

  /** All of them or nothing. */
  const chooseAll = (choices: readonly Choice[], actor: Actor) =>
    database.tx(scopeOf(actor), async () => {
      const chosen: Chosen[] = [];
      for (const choice of choices) chosen.push(await choose(choice, actor, reports));
      return chosen.filter(({ files }) => files.length > 0);
    });

  route(
    app,
    platform,
    postArchives,
    async ({ input, actor }) => {
      const chosen = await chooseAll(input.items, actor);
      if (chosen.length === 0) throw notFound();
      const files = chosen.flatMap((one) => one.files);
      const bytes = files.reduce((sum, { size }) => sum + size, 0);
      // Before a byte is read: all of it is hashed now and sent after.
      if (files.length > archiveFiles || bytes > archiveBytes) throw tooMuch();
      for (const one of chosen) await verifyAll(platform, actor, one);
      return {
        Result: 'Success',
        Data: {
          signed_url: await archiveAddress(platform, actor, input.items),
          original_name: archiveName(clock.now()),
          files: files.length,
          bytes,
        },
      };
    },
    { limit: { max: 60, seconds: 60, per: 'actor' } },
  );

  route(
    app,
    platform,
    getArchive,
    async ({ input, req, reply }) => {
      const { sessionId, choices } = await findTicket(platform, input.ticket);
      const actor = await sessionHolder(platform, sessionId, req);
      if (!actor || !postArchives.modules.some((title) => actor.modules.includes(title))) throw badAddress();
      const chosen = await chooseAll(choices, actor).catch((error) => {
        throw error instanceof Problem ? badAddress() : error;
      });
      // A look at the headers takes nothing away.
      if (req.method === 'HEAD')
        return asDownload(reply, { name: archiveName(clock.now()), mime: 'application/zip' }).send();
      await spendTicket(platform, input.ticket);
      await database.tx(scopeOf(actor), async () => {
        for (const one of chosen) await recordDownload(platform, actor, one);
      });
      asDownload(reply, { name: archiveName(clock.now()), mime: 'application/zip' });
      return zipOf(
        chosen.flatMap(({ files }) => files),
        storage,
      );
    },
    { expiredPage: expiredLinkPage(platform) },
  );
}
