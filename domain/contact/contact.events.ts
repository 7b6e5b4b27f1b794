import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { RemovedFactor, SecondFactor } from '#domain/shared/second-factor.ts';

export type ContactRole = 'buyer' | 'contact' | 'admin-contact';

/** The event says who the person is and what they may see (spec 3 and 6). */
export interface ContactData {
  readonly accountId: string;
  readonly role: ContactRole;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly userName: string;
  readonly orderAccess: 'View All' | 'View Self';
  readonly invoiceAccess: 'Allow' | 'Deny';
  readonly language: string;
}

/** A contact as a row of a file has it. */
export interface PersonData extends Pick<
  ContactData,
  'firstName' | 'lastName' | 'email' | 'phone' | 'orderAccess' | 'invoiceAccess' | 'language'
> {
  readonly admin: boolean;
  readonly status: 'Active' | 'Inactive';
}

/** The fields of a contact that staff, and later an admin contact, may change. */
export type ContactDetails = Pick<
  ContactData,
  'role' | 'firstName' | 'lastName' | 'email' | 'phone' | 'orderAccess' | 'invoiceAccess' | 'language'
>;

type OfContact<Data extends object = object> = { readonly contactId: string } & Data;

/** Stream `contact-<id>`; ids are numbers above 0 on the wire (spec 3, ContactId). */
export type ContactEvent =
  | DomainEvent<
      'ContactRegistered',
      OfContact<
        ContactData & {
          readonly registeredAt: string;
          /** Somebody else made the contact: the person still has to choose a password. */
          readonly invited?: boolean;
          /** It came with a file: nobody is told so by a letter. */
          readonly silent?: boolean;
        }
      >
    >
  | DomainEvent<'ContactChanged', OfContact<ContactDetails & { readonly by: string; readonly at: string }>>
  /** They sign in by another name from now on. */
  | DomainEvent<
      'ContactUserNameChanged',
      OfContact<{ readonly userName: string; readonly by: string; readonly at: string }>
    >
  | DomainEvent<'ContactDeactivated', OfContact<{ readonly by: string; readonly at: string }>>
  | DomainEvent<'ContactActivated', OfContact<{ readonly by: string; readonly at: string }>>
  /** They get the letter of a contact that somebody else made, once more or for the first time. */
  | DomainEvent<'ContactInvited', OfContact<{ readonly accountId: string; readonly by: string; readonly at: string }>>
  /** Gone from their company for good; what they did stays in the histories. */
  | DomainEvent<'ContactDeleted', OfContact<{ readonly by: string; readonly at: string }>>
  | DomainEvent<
      'ContactPasswordResetRequested',
      OfContact<{ readonly requestId: string; readonly requestedAt: string }>
    >
  | DomainEvent<'ContactPasswordChanged', OfContact<{ readonly changedAt: string }>>
  | DomainEvent<
      'ContactSecondFactorAdded',
      OfContact<{ readonly factor: SecondFactor; readonly by: string; readonly at: string }>
    >
  | DomainEvent<
      'ContactSecondFactorRemoved',
      OfContact<{ readonly factor: RemovedFactor; readonly by: string; readonly at: string }>
    >;

export const contactEvents = defineEvents<ContactEvent>({
  category: 'contact',
  personal: {
    ContactRegistered: { person: 'contactId', fields: ['firstName', 'lastName', 'email', 'phone', 'userName'] },
    ContactChanged: { person: 'contactId', fields: ['firstName', 'lastName', 'email', 'phone'] },
    ContactUserNameChanged: { person: 'contactId', fields: ['userName'] },
  },
});
