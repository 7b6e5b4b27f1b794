import type { Role } from '#contracts/shared/operation.ts';
import type { Limits, Right } from '#domain/shared/rights.ts';

/**
 * The caller of an operation. `anonymous` has no session yet; `system` is the shop itself: workers, imports, timers.
 */
export interface Caller {
  readonly role: Role | 'anonymous' | 'system';
  /** `guest:<id>`, `contact:<id>`, `staff:<id>`, `system:<role>` or empty: stands in every event as its actor. */
  readonly personId: string;
  /** Empty for guests and staff. */
  readonly accountId: string;
  /** Of a member of staff; everybody else has none. */
  readonly rights?: readonly Right[];
  readonly limits?: Limits;
  /** Tells whether somebody may yet use nothing but what `beforeSecondFactor` allows. */
  readonly lacksSecondFactor?: true;
}

export const ANONYMOUS: Caller = { role: 'anonymous', personId: '', accountId: '' };
export const systemCaller = (name: string): Caller => ({ role: 'system', personId: `system:${name}`, accountId: '' });

/** A member of staff to whom more is open than setting up their second factor. */
export const isStaff = ({ role, lacksSecondFactor }: Caller): boolean => !lacksSecondFactor && role === 'staff';

export const hasRight = ({ rights }: Caller, right: Right): boolean => rights?.includes(right) ?? false;

/** The contact's number; 0 for everybody else (spec 3, ContactId). */
export const contactNumber = ({ personId }: Pick<Caller, 'personId'>): number =>
  personId.startsWith('contact:') ? Number(personId.slice('contact:'.length)) : 0;
