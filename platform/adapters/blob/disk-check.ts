import { statfs } from 'node:fs/promises';
import type { Check } from '#platform/kernel/health/health.ts';

/** Less room than this share, and less than this many bytes: what is written next may not find any. */
const LOW_SHARE = 0.05;
const LOW_BYTES = 2_000_000_000;

/** Room where the data folder lies: attached files, and in the embedded shape PostgreSQL and the logs. */
export const diskCheck = (folder: string): Check => ({
  name: 'disk',
  otherwise: 'degraded',
  async look() {
    const { bavail, blocks, bsize } = await statfs(folder);
    const [free, size] = [bavail * bsize, blocks * bsize];
    return {
      level: free < LOW_BYTES && free < size * LOW_SHARE ? 'degraded' : 'ok',
      detail: { free, size },
      samples: [
        { name: 'millwright_data_free_bytes', value: free },
        { name: 'millwright_data_size_bytes', value: size },
      ],
    };
  },
});
