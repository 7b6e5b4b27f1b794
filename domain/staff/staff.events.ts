import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { RemovedFactor, SecondFactor } from '#domain/shared/second-factor.ts';

type OfMember<Data extends object = object> = { readonly staffId: string; readonly at: string } & Data;

/** Stream `staff-<id>`: a member of the dealer's own staff, who works in the back office. `role` is a role's id. */
export type StaffEvent =
  | DomainEvent<
      'StaffMemberAdded',
      {
        readonly staffId: string;
        readonly role: string;
        readonly name: string;
        readonly email: string;
        readonly addedAt: string;
      }
    >
  /** A link is to be sent by which they choose a password. */
  | DomainEvent<'StaffMemberInvited', OfMember<{ readonly language: 'en' | 'fr' }>>
  /** They have a password, so they can sign in. */
  | DomainEvent<'StaffMemberJoined', OfMember>
  | DomainEvent<'StaffMemberRoleChanged', OfMember<{ readonly role: string }>>
  | DomainEvent<'StaffMemberDeactivated', OfMember>
  | DomainEvent<'StaffMemberReactivated', OfMember>
  | DomainEvent<
      'StaffMemberSecondFactorAdded',
      OfMember<{ readonly factor: SecondFactor; readonly by: string; readonly language: 'en' | 'fr' }>
    >
  /** `language`: of who did it, in which the member is told. */
  | DomainEvent<
      'StaffMemberSecondFactorRemoved',
      OfMember<{ readonly factor: RemovedFactor; readonly by: string; readonly language: 'en' | 'fr' }>
    >;

export const staffEvents = defineEvents<StaffEvent>({
  category: 'staff',
  personal: { StaffMemberAdded: { person: 'staffId', fields: ['name', 'email'] } },
});
