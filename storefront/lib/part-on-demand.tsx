// A part of a page whose code does not belong to the page's first load: below the fold, or of another step.
import { Suspense, useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { lazyPart } from './lazy-part.ts';
import { noteInput, replayInput, type InputNotes } from './input-notes.ts';

export interface PartOnDemand<P> {
  (props: P): React.ReactNode;
  /** Has its code at hand before it is rendered, so that it is never waited for. */
  preload(): Promise<void>;
}

/**
 * In the browser the part comes to life once its code is there. Until then what the server rendered stands as it is, and
 * what is typed, pressed or sent in it is noted and replayed. A server has everything, so pages preload their parts there.
 */
export function partOnDemand<P extends object>(load: () => Promise<ComponentType<P>>): PartOnDemand<P> {
  let loaded: ComponentType<P> | undefined;
  const preload = async () => {
    loaded ??= await load();
  };
  const Later = lazyPart(load);
  const Part = (props: P) => {
    // The same for as long as it stands: another one would begin anew and lose what was typed.
    const [Now] = useState(() => loaded ?? (Later as unknown as ComponentType<P>));
    const notes = useRef<InputNotes>(undefined);
    const watch = useCallback((place: HTMLDivElement | null) => {
      if (!place) return;
      const noted = (notes.current = noteInput(place));
      return noted.end;
    }, []);
    return (
      <div style={isWithoutBox} ref={watch}>
        <Suspense>
          <Now {...props} />
          <Alive notes={notes} />
        </Suspense>
      </div>
    );
  };
  return Object.assign(Part, { preload });
}

const isWithoutBox = { display: 'contents' } as const;

/** Runs when everything beside it has come to life. */
function Alive({ notes }: { readonly notes: React.RefObject<InputNotes | undefined> }): React.ReactNode {
  useEffect(() => {
    if (notes.current) void replayInput(notes.current);
  }, [notes]);
  return null;
}
