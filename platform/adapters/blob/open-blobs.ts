import { join } from 'node:path';
import { systemClock, type Clock } from '#platform/kernel/runtime/clock.ts';
import type { Config } from '../config/config.ts';
import { OperatorError } from '#platform/kernel/runtime/operator-error.ts';
import { createBlobStore, type BlobStore } from './blob-store.ts';
import { createFolder } from './folder.ts';
import { createS3 } from './s3.ts';

type BlobConfig = Pick<Config, 'BLOB_S3_URL' | 'BLOB_S3_ACCESS_KEY' | 'BLOB_S3_SECRET_KEY' | 'MILLWRIGHT_DATA'>;

/**
 * The S3 store that is configured; a folder of the shop's data where there is none.
 * @throws OperatorError for an address without bucket or keys
 */
export function openBlobs(
  { BLOB_S3_URL, BLOB_S3_ACCESS_KEY, BLOB_S3_SECRET_KEY, MILLWRIGHT_DATA }: BlobConfig,
  clock: Clock = systemClock,
): BlobStore {
  if (!BLOB_S3_URL) return createBlobStore(createFolder(join(MILLWRIGHT_DATA, 'blobs'), clock));
  const url = new URL(BLOB_S3_URL);
  const accessKey = BLOB_S3_ACCESS_KEY ?? decodeURIComponent(url.username);
  const secretKey = BLOB_S3_SECRET_KEY ?? decodeURIComponent(url.password);
  if (url.pathname === '/') throw new OperatorError('BLOB_S3_URL must name a bucket, as in https://endpoint/bucket');
  if (!accessKey || !secretKey)
    throw new OperatorError('BLOB_S3_URL needs keys: in it, or in BLOB_S3_ACCESS_KEY and BLOB_S3_SECRET_KEY');
  return createBlobStore(
    createS3(url, { accessKey, secretKey, region: url.searchParams.get('region') ?? 'us-east-1' }, clock),
  );
}
