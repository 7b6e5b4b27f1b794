// Defines what the auditor can look at as one thing: whose timeline it is, what people call it, and what stood when. A
// feature defines its own; history and replay know no feature.
import type { SubjectKind } from '#contracts/history/subject-kinds.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';

/** Ids that categories of streams and kinds of work are named by: a cart keeps its id as a quote and as an order. */
export type IdOf = 'order' | 'account';

/** Streams, and pieces of work, that belong to whatever an id stands for. */
export interface Belonging {
  readonly of: IdOf;
  /** Several by one id, as `payment-<id>.<n>`; otherwise one, as `cart-<id>`. */
  readonly several?: boolean;
}

/** Streams that begin and end with these; the first so many. */
export type FindStreams = (prefix: string, suffix: string) => Promise<readonly string[]>;

export interface FoundSubject {
  readonly subject: string;
  readonly title: string;
}

export interface SubjectDefinition {
  readonly kind: SubjectKind;
  /** Its timeline is all that belongs to this id. */
  readonly by?: IdOf;
  /** Streams beyond those. */
  streams?(id: string, find: FindStreams, context: OperationContext): Promise<readonly string[]>;
  /**
   * Kinds that entries of the access log name besides, under the same title: a file of an order, a registration of an
   * account.
   */
  readonly also?: readonly string[];
  /** People call it so; its id where that is missing. `kind` is what the title was asked for. */
  title?(
    id: string,
    kind: string,
    context: OperationContext,
  ): Promise<{ readonly kind: string; readonly title: string }>;
  /** Names of the read models that its replay folds; it is there as soon as it has a row in the first. */
  readonly readModels?: readonly [first: string, ...others: string[]];
  /** Its own stream's name, from what somebody typed; it is meant where that stream exists. */
  streamNamed?(search: string): { readonly prefix: string; readonly suffix: string };
  /** Finds what a search asks for. */
  find?(search: string, context: OperationContext): Promise<readonly FoundSubject[]>;
}

/** So many of each kind are shown by a search. */
export const FOUND_AT_MOST = 5;
