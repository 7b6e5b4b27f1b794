// npm run administrator -- dana@example.com: prints the link by which an administrator gets a sign-in, or a new password.
import { randomUUID } from 'node:crypto';
import { email } from '#contracts/shared/shared.ts';
import { createLog } from '#platform/kernel/runtime/log.ts';
import { readConfig } from '#platform/adapters/config/config.ts';
import { asSystem } from '#platform/kernel/operations/dispatcher.ts';
import { OperatorError } from '#platform/kernel/runtime/operator-error.ts';
import { administratorLink } from './administrator-link.ts';
import { buildApplication } from './application.ts';
import { publicOrigin } from './public-origin.ts';
import { attachToRunningShop } from './start/running-shop.ts';

async function main(): Promise<void> {
  const parsed = email.safeParse(process.argv[2] ?? '');
  if (!parsed.success || process.argv.length > 3)
    throw new OperatorError('Say whose: npm run administrator -- dana@example.com');
  const config = readConfig(await attachToRunningShop());
  const application = await buildApplication(config, 'administrator', createLog('administrator', 'warn'));
  try {
    const commandId = randomUUID();
    const by = { name: 'administrator', commandId, correlationId: commandId, causationId: commandId };
    const { link, validHours } = await administratorLink(
      asSystem(application.dispatcher, by),
      publicOrigin(config),
      parsed.data,
    );
    console.log(`For the next ${validHours} hours, once:\n\n  ${link}\n`);
  } finally {
    await application.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exitCode = 1;
});
