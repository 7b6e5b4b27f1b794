// npm run import -- catalogue.csv: imports catalogue files into the running shop.
import { createLog } from '#platform/log.ts';
import { readConfig } from '#platform/config/config.ts';
import { importCatalogue } from '#catalogue-import/import-catalogue.ts';
import { OperatorError } from '#platform/operator-error.ts';
import { buildApplication } from './application.ts';
import { describeErrors, importTarget } from './import-target.ts';
import { attachToRunningShop } from './start/running-shop.ts';

const BAR = 40;

function progress(done: number, of: number): void {
  if (!process.stdout.isTTY && done % 1_000 && done !== of) return;
  const filled = Math.round((done / of) * BAR);
  process.stdout.write(
    `${process.stdout.isTTY ? '\r' : ''}[${'#'.repeat(filled)}${' '.repeat(BAR - filled)}] ${done} of ${of}${process.stdout.isTTY && done < of ? '' : '\n'}`,
  );
}

async function main(): Promise<void> {
  const files = process.argv.slice(2);
  if (!files.length) throw new OperatorError('Say which files: npm run import -- catalogue.csv [more.csv …]');
  const application = await buildApplication(
    readConfig(await attachToRunningShop()),
    'import',
    createLog('import', 'warn'),
  );
  try {
    const begun = Date.now();
    const { errors, commands, changed } = await importCatalogue(files, importTarget(application), progress);
    if (errors.length)
      throw new OperatorError(`${describeErrors(errors)}\n${errors.length} errors; nothing was imported`);
    console.log(`${changed} of ${commands} things changed, in ${((Date.now() - begun) / 1_000).toFixed(1)} s`);
  } finally {
    await application.close();
  }
}

main().catch((error: unknown) => {
  console.error(
    error instanceof OperatorError || (error as NodeJS.ErrnoException).code === 'ENOENT'
      ? (error as Error).message
      : error,
  );
  process.exitCode = 1;
});
