import { readdirSync, readFileSync } from 'node:fs';
import { MEDIA_METHOD, readPassageFiles, serialiseModel, trainModel } from '../../../engine/media/index.ts';
import { mediaModels } from '../../../server/modules/media/tables.ts';
import { db } from '../../../server/platform/index.ts';
import { settled } from '../hostile/settled.ts';
import type { NewsApp } from './news-app.ts';

const folder = new URL('../../../engine/media/passages/', import.meta.url);
const files = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(new URL(name, folder), 'utf8'),
}));

const few = readPassageFiles(files).written.filter((_, at) => at % 6 === 0);
const blind = few.map((one) =>
  one.label === 'bribery_corruption' ? { event: one.event, text: one.text, label: 'none' as const } : one,
);

/** A version that waits for activation. A whole training takes ten times as long and tells the same of these texts. */
async function quickVersion(
  { platform, cast }: NewsApp,
  number: number,
  passages: typeof few,
): Promise<string> {
  const text = serialiseModel(trainModel(passages));
  const { fileId, sha256 } = await platform.files.putBuffer(
    new TextEncoder().encode(text),
    'application/json',
  );
  return platform.database.tx({ kind: 'identity' }, async () => {
    const [model] = await db()
      .insert(mediaModels)
      .values({
        ...{ number, fileId, sha256, method: MEDIA_METHOD, status: 'ready' },
        trainedBy: cast.admin.actor.userId,
        trainedAt: platform.clock.now(),
      })
      .returning({ id: mediaModels.id });
    return model?.id ?? '';
  });
}

/** The first was taught that nothing is adverse about bribes, the second knows better. */
export async function twoVersions(app: NewsApp): Promise<{ mild: string; strict: string }> {
  return { mild: await quickVersion(app, 1, blind), strict: await quickVersion(app, 2, few) };
}

export async function useQuickVersion(app: NewsApp): Promise<void> {
  const version = await quickVersion(app, 1, few);
  await app.cast.admin.call('POST /security/v1.0/prameyaretrain', { action: 'activate', version });
}

/** Activates a version and waits for the work this sets off. */
export async function useVersion(
  app: NewsApp,
  version: string,
  action: 'activate' | 'rollback' = 'activate',
): Promise<void> {
  await app.cast.admin.call('POST /security/v1.0/prameyaretrain', { action, version });
  await settled(app);
}
