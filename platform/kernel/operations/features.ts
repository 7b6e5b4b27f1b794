// Features offer each other and jobs functions, called as `context.commands.stock.hold({...})`. No feature
// imports another; each declares its own functions here from its own file, so that an editor leads from a call to them:
//
//   declare module '#platform/kernel/operations/features.ts' {
//     interface Commands { readonly stock: FunctionsOf<typeof stockFunctions> }
//   }

/** Functions that append events. A request about the past may not call them. */
export interface Commands {}
/** Functions that answer what streams say, up to their last event. A request about the past may not call them. */
export interface States {}
/** Functions that answer from read models, which know of all that the request has appended so far. */
export interface Queries {}

export interface Features {
  readonly commands: Commands;
  readonly states: States;
  readonly queries: Queries;
}
export type Side = keyof Features;

/** The same functions for a caller: the context is theirs already. */
export type FunctionsOf<T> = {
  readonly [K in keyof T]: T[K] extends () => infer R
    ? () => R
    : T[K] extends (input: infer I, context: never) => infer R
      ? (input: I) => R
      : never;
};

/** The answer of a function: `AnswerOf<Queries['quote']['forMail']>`. */
export type AnswerOf<F extends (input: never) => Promise<unknown>> = Awaited<ReturnType<F>>;
