// A part of a page whose code does not belong to the page's first load: below the fold, or of a later step.
import { lazy, Suspense, type ComponentType } from 'react';

export interface PartOnDemand<P> {
  (props: P): React.ReactNode;
  /** Has its code at hand before it is rendered, so that it is never waited for. */
  preload(): Promise<void>;
}

/**
 * In the browser the part comes to life once its code is there; until then what the server rendered stands as it is. A
 * server has everything, so pages preload their parts there.
 */
export function partOnDemand<P extends object>(load: () => Promise<ComponentType<P>>): PartOnDemand<P> {
  let loaded: ComponentType<P> | undefined;
  const preload = async () => {
    loaded ??= await load();
  };
  const Later = lazy(async () => ({ default: await load() }));
  const Part = (props: P) => {
    const Now: ComponentType<P> = loaded ?? (Later as unknown as ComponentType<P>);
    return (
      <Suspense>
        <Now {...props} />
      </Suspense>
    );
  };
  return Object.assign(Part, { preload });
}

export const isOnServer = typeof document === 'undefined';
