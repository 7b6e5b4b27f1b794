// Leads from a facade, as callers see the features, to the functions behind it.
import type { OperationContext } from './context.ts';
import type { Features, Side } from './features.ts';

export type FeatureFunction = (input: never, context: OperationContext) => Promise<unknown>;

/** The functions behind a side, by feature; one that is missing does not compile. */
export type FunctionTable<S> = {
  readonly [F in keyof S]: { readonly [K in keyof S[F]]: FeatureFunction };
};
export type FeatureTables = { readonly [S in Side]: FunctionTable<Features[S]> };

/** One call of a function, on its way to it. */
export interface FeatureCall {
  readonly side: Side;
  /** `stock/hold`: what events say they were appended by. */
  readonly name: string;
  readonly input: unknown;
  run(context: OperationContext): Promise<unknown>;
}
export type Invoke = (call: FeatureCall) => Promise<unknown>;

type AnyTable = Readonly<Record<string, Readonly<Record<string, FeatureFunction>>>>;

/**
 * Facades over the tables whose every call goes through `invoke`. The classes are made once; a request pays for one
 * object per side, and for a feature's functions when it uses them.
 */
export function bindFeatures(tables: FeatureTables): (invoke: Invoke) => Features {
  const sides = (['commands', 'states', 'queries'] as const).map(
    (side) => [side, facadeClass(side, tables[side] as AnyTable)] as const,
  );
  return (invoke) =>
    Object.fromEntries(sides.map(([side, Facade]) => [side, new Facade(invoke)])) as unknown as Features;
}

function facadeClass(side: Side, table: AnyTable): new (invoke: Invoke) => object {
  class Facade {
    readonly invoke: Invoke;
    constructor(invoke: Invoke) {
      this.invoke = invoke;
    }
  }
  for (const [feature, functions] of Object.entries(table)) {
    const entries = Object.entries(functions).map(([name, run]) => ({ name, path: `${feature}/${name}`, run }));
    Object.defineProperty(Facade.prototype, feature, {
      get(this: Facade) {
        const { invoke } = this;
        const bound: Record<string, (input: unknown) => Promise<unknown>> = {};
        for (const { name, path, run } of entries)
          bound[name] = (input) => invoke({ side, name: path, input, run: (context) => run(input as never, context) });
        return bound;
      },
    });
  }
  return Facade;
}
