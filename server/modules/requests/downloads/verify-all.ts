import { finished } from 'node:stream/promises';
import type { Actor, Platform } from '../../../platform/index.ts';
import type { Chosen } from './chosen.ts';
import { refusingCorrupt } from './record-download.ts';

/** Before anything is sent: what broke off in the middle would tell nobody which file is damaged. */
export async function verifyAll(platform: Platform, actor: Actor, { request, files }: Chosen) {
  for (const file of files) {
    await refusingCorrupt(platform, actor, request, file, async () => {
      const content = await platform.files.open(file.fileId, file.sha256);
      content.resume();
      await finished(content);
    });
  }
}
