/** Whose the lines of a cart, quote or order are, and what the caller may do with what hangs on them. */
export interface OwnedLines {
  readonly personId: string;
  readonly canEdit: boolean;
  readonly lineIds: readonly string[];
}
