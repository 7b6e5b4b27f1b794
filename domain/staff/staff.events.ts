import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

export type StaffRole = 'csr' | 'senior-csr' | 'manager' | 'administrator' | 'auditor';

/** Stream `staff-<id>`: a member of the dealer's own staff, who works in the back office. */
export type StaffEvent = DomainEvent<
  'StaffMemberAdded',
  {
    readonly staffId: string;
    readonly role: StaffRole;
    readonly name: string;
    readonly email: string;
    readonly addedAt: string;
  }
>;

export const staffEvents = defineEvents<StaffEvent>({
  category: 'staff',
  personal: { StaffMemberAdded: { person: 'staffId', fields: ['name', 'email'] } },
});
