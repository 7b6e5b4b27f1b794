// What the first hour decides beside the ordinary screens: what is put off, what was tried, and the pages it begins with.
import { STARTER_PAGES, type setupOperations, type TrialProblem } from '#contracts/setup/setup.ts';
import { addressProblem } from '#platform/kernel/http/public-address.ts';
import { GatewayMisconfigured, GatewayUnavailable, type PaymentGateway } from '#platform/adapters/payment/gateway.ts';
import { providersOf } from '#platform/adapters/payment/providers.ts';
import type { Mail } from '#platform/adapters/mail/mail.ts';
import { messageIdOf } from '#platform/adapters/mail/mailer.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { PermanentFailure } from '#platform/kernel/failure/named-failure.ts';
import { translate } from '#platform/kernel/texts/texts.ts';

const POSTPONED = 'SetupLater';
/** Whoever tries the mail server waits no longer for it. */
const MAIL_MS = 8_000;
/** Says the shop's title to everybody. */
const SETUP_VALUES = '/api/store/getsetupvalues';

export const setupCommands: Handlers<typeof setupOperations, 'command'> = {
  async 'admin/setup/postpone'({ step, later }, context) {
    const { value: before } = await context.queries.setting.value({ name: POSTPONED });
    const others = before.split(',').filter((postponed) => postponed && postponed !== step);
    const value = (later ? [...others, step] : others).sort().join(',');
    await context.commands.setting.save({ name: POSTPONED, value });
    return { message: 'success' };
  },

  async 'admin/setup/tryaddress'(_input, context) {
    const { publicOrigin } = context.services;
    const { value: title } = await context.queries.setting.value({ name: 'StoreTitle' });
    const problem = await addressProblem(publicOrigin, SETUP_VALUES, (answer) =>
      JSON.stringify(answer).includes(JSON.stringify(title)),
    );
    // It counts until it is tried again, or the configuration changes.
    await context.commands.setting.save({ name: 'AddressTried', value: problem ? '' : publicOrigin });
    return { problem: problem ?? 'none', tried: publicOrigin };
  },

  async 'admin/setup/tryletter'(_input, context) {
    const { mailServer, publicOrigin } = context.services;
    const { email } = await context.queries.staff.find({ staffId: context.caller.personId.replace('staff:', '') });
    if (!mailServer) return { problem: 'mailbox', tried: '' };
    const [{ value: name }, { value: address }] = await Promise.all([
      context.queries.setting.value({ name: 'StoreTitle' }),
      context.queries.setting.value({ name: 'MailSender' }),
    ]);
    const text = translate(context.language, 'admin-setup');
    const problem = await sendTrial(
      {
        messageId: messageIdOf({ effectId: context.id('letter'), publicOrigin }),
        from: { name, address },
        to: email,
        subject: text('trialLetter.subject', { shop: name }),
        text: text('trialLetter.text'),
        html: `<p>${text('trialLetter.text')}</p>`,
      },
      context,
    );
    await context.commands.setting.save({ name: 'MailServerTried', value: problem ? '' : mailServer });
    return { problem: problem ?? 'none', tried: email };
  },

  async 'admin/setup/trypayment'(_input, { services }) {
    const providers = providersOf(services.gateways);
    if (!providers.length) return { problem: 'no-provider', tried: '' };
    for (const { name: tried, gateway } of providers) {
      const problem = await providerProblem(gateway);
      if (problem) return { problem, tried };
    }
    const idle = providers.filter(({ gateway }) => !gateway.movesMoney).map(({ name }) => name);
    return idle.length
      ? { problem: 'moves-no-money', tried: idle.join(', ') }
      : { problem: 'none', tried: providers.map(({ name }) => name).join(', ') };
  },

  async 'admin/setup/draftpages'(_input, context) {
    const drafted: string[] = [];
    for (const name of STARTER_PAGES) if (await context.commands.page.draft({ name })) drafted.push(name);
    return { drafted };
  },
};

async function providerProblem(provider: PaymentGateway): Promise<TrialProblem | undefined> {
  try {
    await provider.check();
    return undefined;
  } catch (error) {
    if (error instanceof GatewayMisconfigured) return 'provider-refused';
    if (error instanceof GatewayUnavailable) return 'provider-unreachable';
    throw error;
  }
}

/** The server took it, or why it did not. */
async function sendTrial(mail: Mail, { services }: OperationContext): Promise<TrialProblem | undefined> {
  const late = services.clock.sleep(MAIL_MS).then(() => 'mail-unreachable' as const);
  try {
    return await Promise.race([services.mailer.send(mail).then(() => undefined), late]);
  } catch (error) {
    return error instanceof PermanentFailure ? 'mail-refused' : 'mail-unreachable';
  }
}
