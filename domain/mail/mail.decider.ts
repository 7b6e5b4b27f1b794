import type { Decider } from '#domain/shared/decider.ts';
import type { MailEvent } from './mail.events.ts';

export interface MailState {
  readonly sent: boolean;
}

export type MailCommand = { readonly type: 'RecordSending'; readonly at: string } & Omit<
  Extract<MailEvent, { type: 'MailSent' }>['data'],
  'sentAt'
>;

/** A mail is sent once: whoever records it again has only sent it again under the same message id. */
export const mail: Decider<MailState, MailCommand, MailEvent> = {
  initialState: { sent: false },
  decide: ({ type: _, at, ...data }, { sent }) => (sent ? [] : [{ type: 'MailSent', data: { ...data, sentAt: at } }]),
  evolve: () => ({ sent: true }),
};
