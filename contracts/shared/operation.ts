// An operation is one data entry: the single place where its route, its rights and its shape are written.
import type { z } from 'zod';
import type { Right } from '#domain/shared/rights.ts';
import type { SettingName } from '../setting/setting-definitions.ts';

/** A buyer is a registered person with an account of their own; contacts belong to a company's account (spec 6). */
export type ShopperRole = 'guest' | 'buyer' | 'contact' | 'admin-contact';
/** The actor's role; what members of staff may do is said by their rights. */
export type Role = ShopperRole | 'staff';

/** Members of staff who have a right, one of several, or any; or every member, without one, too. */
export interface StaffAccess {
  readonly staff: Right | readonly Right[] | 'any' | 'every';
}

/** `anyone` needs no session; `internal` is never mounted on HTTP: imports and the demonstration data send it. */
export type Access = 'anyone' | 'internal' | readonly ShopperRole[] | StaffAccess;
export const isForStaff = (access: Access): access is StaffAccess => typeof access === 'object' && 'staff' in access;

/**
 * Names which of the specification's calls carries the operation (spec 7); the fifth, setuserdata, is none of the shop's
 * operations.
 */
export type Via = 'get' | 'post' | 'upload' | 'getfile';

export interface Operation<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  readonly via: Via;
  /** A command appends events and lives in write-side; a query reads read models and lives in projections. */
  readonly kind: 'command' | 'query';
  readonly access: Access;
  /** Name of a store setting that must be on (spec 6); without it the operation answers as if it did not exist. */
  readonly setting?: SettingName;
  /** Store settings that must be on for who is not signed in, as where prices are theirs to see (spec 1). */
  readonly forGuests?: readonly SettingName[];
  /**
   * Open to who is not signed in even where the catalogue is secured (spec 2): what signing in, registering and the
   * pages about the shop need.
   */
  readonly evenSecured?: true;
  /** Calls per minute and address, where guessing must be slow. */
  readonly perMinute?: number;
  /** Open also to who has yet to set the second factor that is demanded of them. */
  readonly beforeSecondFactor?: true;
  /** A card number in any of its texts is refused, as in every operation of the checkout. */
  readonly refusesCardNumbers?: true;
  /** The answer depends on input, language and catalogue only: every reader without an account gets the same. */
  readonly shared?: true;
  /**
   * Media type of an answer that is a file: sent over HTTP as a download, so a link gets it, not the typed client. Its
   * output is { fileName, content }.
   */
  readonly file?: string;
  /** It may take a minute, as one that makes a file does; any other is over in ten seconds. */
  readonly takesLong?: true;
  /**
   * Names whose personal data the answer shows to the back office, such as `order:{orderId}` with a field of the input, or
   * that of every row of a list; each access is recorded before the answer leaves. Every back-office query says this, or
   * `nobody`.
   */
  readonly discloses?: string | EachRow | OfFile;
  readonly input: I;
  readonly output: O;
  readonly summary: string;
}

/** What the field of the answer says of a file; where it says nothing, it shows nobody's data. */
export interface OfFile {
  readonly file: string;
}

/**
 * Every row in the field `of` of the answer, such as `order:{OrderID}` with a field of the row; a row that fills in to
 * nothing shows nobody's data.
 */
export interface EachRow {
  readonly each: string;
  readonly of: string;
}

/** Operations by the specification's own route, e.g. `cart/addtocart`; `{id}` marks a path parameter. */
export type Operations = Readonly<Record<string, Operation>>;

export type Kind = Operation['kind'];

export const defineOperations = <const T extends Operations>(operations: T): T => operations;

export type InputOf<T extends Operation> = z.output<T['input']>;
export type RequestOf<T extends Operation> = z.input<T['input']>;
export type OutputOf<T extends Operation> = z.input<T['output']>;

export const shoppers = ['guest', 'buyer', 'contact', 'admin-contact'] as const satisfies readonly Role[];
export const signedInShoppers = ['buyer', 'contact', 'admin-contact'] as const satisfies readonly Role[];
/** What all members of staff may do: their own sign-in. */
export const everyMember: StaffAccess = { staff: 'every' };
/** What whoever has any right may do: read (docs/decisions/0028). */
export const backOffice: StaffAccess = { staff: 'any' };
export const staffWith = (right: Right): StaffAccess => ({ staff: right });
/** Which of the rights it takes depends on what is asked for: the handler asks for that one. */
export const staffWithAnyOf = (rights: readonly Right[]): StaffAccess => ({ staff: rights });
export function admitsStaff({ staff }: StaffAccess, rights: readonly Right[]): boolean {
  if (staff === 'every') return true;
  if (staff === 'any') return rights.length > 0;
  return (typeof staff === 'string' ? [staff] : staff).some((right) => rights.includes(right));
}
