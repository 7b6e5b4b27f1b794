// Lists the kinds of things that the auditor can look at. A kind is one line here; its streams, its title and the read
// models that its replay folds stand in its feature's `<feature>.subject.ts` in projections/.
interface SubjectKindDefinition {
  readonly kind: string;
  /** There are read models that say what stood when. */
  readonly isReplayed: boolean;
}

export const subjectKinds = [
  { kind: 'order', isReplayed: true },
  { kind: 'quote', isReplayed: true },
  { kind: 'cart', isReplayed: true },
  { kind: 'account', isReplayed: true },
  { kind: 'product', isReplayed: true },
  { kind: 'price', isReplayed: true },
  { kind: 'payment', isReplayed: false },
  { kind: 'tax', isReplayed: false },
  { kind: 'shipping', isReplayed: false },
  { kind: 'warehouse', isReplayed: false },
  { kind: 'calendar', isReplayed: false },
  { kind: 'stock', isReplayed: false },
  { kind: 'import', isReplayed: false },
  { kind: 'newsletter', isReplayed: false },
  { kind: 'review', isReplayed: false },
  { kind: 'question', isReplayed: false },
  { kind: 'enquiry', isReplayed: false },
  { kind: 'branch', isReplayed: false },
  { kind: 'gift-certificate', isReplayed: false },
  { kind: 'invoice', isReplayed: false },
  { kind: 'bank-transaction', isReplayed: false },
  { kind: 'reconciliation', isReplayed: false },
  /**
   * One stream by its name, and what one id stands for: a click (correlation), or what an import or a command caused.
   */
  { kind: 'stream', isReplayed: false },
  { kind: 'run', isReplayed: false },
] as const satisfies readonly SubjectKindDefinition[];

export type SubjectKind = (typeof subjectKinds)[number]['kind'];
export type ReplayKind = Extract<(typeof subjectKinds)[number], { readonly isReplayed: true }>['kind'];

export const SUBJECT_KINDS: readonly SubjectKind[] = subjectKinds.map(({ kind }) => kind);

/** An account's history is that of its credit, too; a price is named `<price list>.<item number>`. */
export const replayKinds = subjectKinds.flatMap(({ kind, isReplayed }) =>
  isReplayed ? [kind] : [],
) as unknown as readonly [ReplayKind, ...ReplayKind[]];
