import { S3Client } from '@aws-sdk/client-s3';
import { checkedFiles, type Ledger } from '../checked-files.ts';
import type { Scan } from '../scanner/clamd-scanner.ts';
import type { S3Settings } from './s3-settings.ts';
import { assertBucket, s3Store } from './s3-store.ts';

/** Files in a bucket; what is unfinished lies in `temp`, on a disk of this machine. */
export async function openS3Files(settings: S3Settings, temp: string, ledger?: Ledger, scan?: Scan) {
  const { endpoint, region, credentials, pathStyle } = settings;
  const client = new S3Client({
    region,
    forcePathStyle: pathStyle,
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
    // Newer checksums than most servers know; SHA-256 is ours, on the way in and on the way out.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // It would warn on standard output, past our log; what goes wrong is thrown and logged there.
    logger: { debug() {}, info() {}, warn() {}, error() {} },
    requestHandler: { connectionTimeout: 5000, socketTimeout: 30_000 },
  });
  await assertBucket(client, settings);
  return checkedFiles({ store: s3Store(client, settings), temp, ledger, scan });
}
