import type { InputTo } from '#domain/shared/decider.ts';
import { mail, type MailCommand } from '#domain/mail/mail.decider.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';

export const mailStates = {
  /** Tells whether history says that a mail went out; appends nothing. */
  async isSent({ mailId }: { readonly mailId: string }, context: OperationContext): Promise<{ sent: boolean }> {
    const { state } = await context.load(mail, `mail-${mailId}`);
    return { sent: state.sent };
  },
};

export const mailFunctions = {
  /** Writes down that the mail server has taken a mail; harmless when repeated. */
  async record(input: Omit<InputTo<MailCommand, 'RecordSending'>, 'at'>, context: OperationContext): Promise<void> {
    await context.run(
      mail,
      `mail-${input.mailId}`,
      { type: 'RecordSending', ...input, at: context.now },
      { expectNew: true },
    );
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface States {
    readonly mail: FunctionsOf<typeof mailStates>;
  }
  interface Commands {
    readonly mail: FunctionsOf<typeof mailFunctions>;
  }
}
