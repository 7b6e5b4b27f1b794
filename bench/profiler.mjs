// Loaded into every process of a shop under test by `--import`: the web process samples where its time goes between two SIGUSR2.
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

const INTERVAL_US = 250;
const folder = process.env['BENCH_PROFILES'];

if (isMainThread && folder && /[\\/]web\.js$/.test(process.argv[1] ?? '')) {
  /** @type {Session | undefined} */
  let session;
  process.on('SIGUSR2', () => {
    if (session) {
      const ended = session;
      session = undefined;
      ended.post('Profiler.stop', (error, result) => {
        writeFileSync(join(folder, 'web.cpuprofile'), JSON.stringify(error ?? result.profile));
        ended.disconnect();
      });
      return;
    }
    session = new Session();
    session.connect();
    session.post('Profiler.enable');
    session.post('Profiler.setSamplingInterval', { interval: INTERVAL_US });
    session.post('Profiler.start');
  });
}
