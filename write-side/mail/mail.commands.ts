import type { mailOperations } from '#contracts/mail.ts';
import { mail } from '#domain/mail/mail.decider.ts';
import type { Handlers } from '#platform/operations/context.ts';

const success = { message: 'success' } as const;

export const mailCommands: Handlers<typeof mailOperations, 'command'> = {
  async 'mail/issent'({ mailId }, context) {
    const { state } = await context.load(mail, `mail-${mailId}`);
    return { sent: state.sent };
  },

  async 'mail/record'(input, context) {
    await context.run(
      mail,
      `mail-${input.mailId}`,
      { type: 'RecordSending', ...input, at: context.now },
      { expectNew: true },
    );
    return success;
  },
};
