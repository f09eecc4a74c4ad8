import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { systemClock } from '../../clock.ts';
import { Problem } from '../../errors.ts';
import { onceEvery } from '../../once-every.ts';
import { corruptFile, storageAway } from '../refusals.ts';
import { placeOf, type Store } from '../store.ts';
import type { S3Settings } from './s3-settings.ts';

const tries = 3;
/** Each try costs money, and readiness asks every second. */
const probeEveryMs = 10_000;

/**
 * In a bucket, under the same places as on a disk. One PUT an object, which S3 does wholly or not at all: a transfer
 * that breaks off leaves nothing in the bucket.
 */
export function s3Store(client: S3Client, settings: S3Settings): Store {
  const { bucket, prefix } = settings;
  const target = (fileId: string) => {
    const place = placeOf(fileId);
    if (!place) throw corruptFile();
    return { Bucket: bucket, Key: prefix + place };
  };
  return {
    async keep(path, { fileId, size, sha256, mime }) {
      const put = () => {
        const command = new PutObjectCommand({
          ...target(fileId),
          Body: createReadStream(path),
          ContentLength: size,
          ContentType: mime,
        });
        // Signed with the request: the server refuses the object when other bytes arrive.
        command.middlewareStack.add(
          (next) => (args) => {
            (args.request as { headers: Record<string, string> }).headers['x-amz-content-sha256'] = sha256;
            return next(args);
          },
          { step: 'build' },
        );
        return client.send(command);
      };
      await orStorageAway(() => again(put));
    },
    async open(fileId) {
      const answer = await orStorageAway(async () => {
        try {
          return await client.send(new GetObjectCommand(target(fileId)));
        } catch (error) {
          throw error instanceof NoSuchKey ? corruptFile(error) : error;
        }
      });
      return answer.Body as Readable;
    },
    remove: (fileId) =>
      orStorageAway(async () => {
        await client.send(new DeleteObjectCommand(target(fileId)));
      }),
    assertWritable: onceEvery(systemClock, probeEveryMs, () => assertBucket(client, settings)),
  };
}

/** The client itself cannot repeat what it has streamed. */
async function again<T>(put: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await put();
    } catch (error) {
      const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
      const refused = ($metadata?.httpStatusCode ?? 500) < 500;
      if (refused || attempt === tries) throw error;
    }
  }
}

/** Throws one sentence when nothing can be written to the bucket: better at the start than at the first upload. */
export async function assertBucket(client: S3Client, { bucket, endpoint, prefix }: S3Settings) {
  try {
    const Body = 'The files of Prudence.\n';
    await client.send(new PutObjectCommand({ Bucket: bucket, Key: `${prefix}prudence.txt`, Body }));
  } catch (error) {
    const { name, message } = error as Error;
    const where = endpoint ? ` at ${endpoint}` : '';
    throw new Error(
      `The bucket ${bucket}${where} cannot be used (${[name, message].join(': ')}). Check S3_*.`,
    );
  }
}

/** Whatever the storage did not do is no fault of the caller's: 503, and the cause in the log. */
async function orStorageAway<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw storageAway(error);
  }
}
