import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

type ObjectStorage = {
  /** What the server's environment says to use it. */
  variables: Record<string, string>;
  /** Where the objects lie on this disk: for changing them behind everybody's back. */
  directory: string;
  /** Nobody answers any more; objects stay. */
  stop(): Promise<void>;
  remove(): Promise<void>;
};

const bucket = 'prudence-files';

/** A server of its own that speaks S3 and checks signatures, on a free port of loopback. */
export async function startObjectStorage(): Promise<ObjectStorage> {
  const directory = await mkdtemp(join(tmpdir(), 'prudence-s3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  let runs = true;
  const stop = async () => {
    if (!runs) return;
    runs = false;
    server.httpServer.closeAllConnections();
    await server.close();
  };
  return {
    variables: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: bucket,
      S3_REGION: 'eu-central-1',
      S3_ACCESS_KEY: 'S3RVER',
      S3_SECRET_KEY: 'S3RVER',
      S3_PREFIX: 'desk',
    },
    directory: join(directory, bucket),
    stop,
    async remove() {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
