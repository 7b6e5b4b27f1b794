// Tells who starts an empty shop the link by which its first administrator gets a sign-in.
import { randomUUID } from 'node:crypto';
import { readConfig } from '#platform/adapters/config/config.ts';
import { asSystem } from '#platform/kernel/operations/dispatcher.ts';
import { runRole } from '#platform/kernel/runtime/process.ts';
import { administratorLink } from './administrator-link.ts';
import { buildApplication } from './application.ts';
import { publicOrigin } from './public-origin.ts';

await runRole('first-administrator', async (log) => {
  const config = readConfig();
  const application = await buildApplication(config, 'first-administrator', log);
  const commandId = randomUUID();
  const by = { name: 'first-administrator', commandId, correlationId: commandId, causationId: commandId };
  const features = asSystem(application.dispatcher, by);
  const staff = await features.queries.staff.all();
  if (!staff.some(({ role }) => role === 'administrator'))
    process.send?.(await administratorLink(features, publicOrigin(config)));
  return { stop: () => application.close(), done: 'Whoever needs a sign-in has been told.' };
});
