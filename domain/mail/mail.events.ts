import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

/** Stream `mail-<effectId>`: a mail that the mail server has taken. The e-mail itself is not kept. */
export type MailEvent = DomainEvent<
  'MailSent',
  {
    readonly mailId: string;
    /** Name of the policy that sends such e-mails, e.g. `email-buyer-when-order-placed`. */
    readonly template: string;
    /** Which letter, and which version of its words; 0 are those that come with the shop. */
    readonly letter: string;
    readonly letterVersion: number;
    /** `guest:<id>` or `contact:<id>`: whose name stands in it, also where it goes to a mailbox of our own. */
    readonly personId: string;
    readonly to: string;
    /** Persons who got a copy. Absent: nobody. */
    readonly copiesTo?: readonly string[];
    readonly language: string;
    readonly subject: string;
    /** Ids of what it is about, e.g. `{ orderId }`. */
    readonly about: Readonly<Record<string, string | number>>;
    readonly messageId: string;
    readonly sentAt: string;
  }
>;

export const mailEvents = defineEvents<MailEvent>({
  category: 'mail',
  personal: { MailSent: { person: 'personId', fields: ['to', 'subject'] } },
});
