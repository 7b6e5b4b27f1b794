// What members of staff may do. A right is named after what it lets change; everybody who works in the back office may
// read, but for what only auditors see.
import { refuse } from './domain-error.ts';
import type { Translated } from './translated.ts';

export const rights = [
  /** Ship, edit and cancel orders, receive payments, write notes, claim work. */
  'order',
  /** Give money back, up to a limit. */
  'refund',
  /** Answer quotes, with discounts up to a limit. */
  'quote',
  /** Approve and edit customers and their contacts, review their files. */
  'customer',
  /** Price list, credit limit, receipts and tax exemption of an account; write-offs and adjustments, up to a limit. */
  'credit',
  /** Products, categories, attributes, brands, and their import. */
  'catalogue',
  'price',
  'stock',
  /** Pages, menus, banners, articles, documents, letters, redirects. */
  'content',
  /** Settings, taxes, shipping, warehouses and the calendar. */
  'setting',
  /** Invite and deactivate staff, compose roles. */
  'staff',
  /** Decide what becomes of letters, payments and other steps that failed. */
  'effect',
  /** Replay and export histories, read the access and the security log. */
  'audit',
] as const;
export type Right = (typeof rights)[number];

/** Beyond it somebody else must decide; without a limit any depth or amount is one's own. */
export interface Limits {
  /** Percent below the catalogue that an offer may go. */
  readonly discountPercent?: number;
  /** By hand on one order, in minor units of the order's currency. */
  readonly refundAmount?: number;
  /** Taken off one open item by write-offs and adjustments, in minor units of the account's currency. */
  readonly writeOffAmount?: number;
}

export interface RoleData {
  readonly name: Translated;
  readonly rights: readonly Right[];
  readonly limits: Limits;
}

const deskRights: readonly Right[] = ['order', 'refund', 'quote', 'customer', 'effect'];

/** The role that nobody can change, and that a shop never loses the last member of. */
export const ADMINISTRATOR = 'administrator';

/** Roles that a shop has from the start; all but the administrator's can be changed. */
export const presetRoles: Readonly<Record<string, RoleData>> = {
  csr: {
    name: { en: 'CSR', fr: 'Représentant' },
    rights: deskRights,
    limits: { discountPercent: 15, refundAmount: 500_00 },
  },
  'senior-csr': {
    name: { en: 'Senior CSR', fr: 'Représentant principal' },
    rights: deskRights,
    limits: { discountPercent: 15, refundAmount: 5_000_00 },
  },
  manager: {
    name: { en: 'Manager', fr: 'Gestionnaire' },
    rights: [...deskRights, 'credit', 'catalogue', 'price', 'stock', 'content', 'setting'],
    limits: { discountPercent: 15, writeOffAmount: 1_000_00 },
  },
  [ADMINISTRATOR]: {
    name: { en: 'Administrator', fr: 'Administrateur' },
    rights,
    limits: { discountPercent: 15 },
  },
  auditor: { name: { en: 'Auditor', fr: 'Auditeur' }, rights: ['audit'], limits: {} },
};

/** Which right a limit is about: without it the limit means nothing. */
const RIGHT_OF: Readonly<Record<keyof Limits, Right>> = {
  discountPercent: 'quote',
  refundAmount: 'refund',
  writeOffAmount: 'credit',
};

/** Who gives rights away, with what is theirs. */
export interface Giver {
  readonly rights: readonly Right[];
  readonly limits: Limits;
  /** Says what the limits of the others are: nobody can change theirs. */
  readonly isAdministrator: boolean;
}

/** Nobody gives away a right or a limit that is not theirs. @throws DomainError right_not_own, limit_not_own */
export function requireMayGive(given: Pick<RoleData, 'rights' | 'limits'>, giver: Giver): void {
  const beyond = given.rights.find((right) => !giver.rights.includes(right));
  if (beyond) refuse('right_not_own', { right: beyond }, 'forbidden');
  const limit = (Object.keys(RIGHT_OF) as (keyof Limits)[]).find(
    (name) =>
      given.rights.includes(RIGHT_OF[name]) && (given.limits[name] ?? Infinity) > (giver.limits[name] ?? Infinity),
  );
  if (limit && !giver.isAdministrator) refuse('limit_not_own', { limit }, 'forbidden');
}
