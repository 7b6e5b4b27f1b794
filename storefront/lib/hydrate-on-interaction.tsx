// A part of a page that is links, pictures and forms, and works as the server rendered it. Bringing it to life is most of
// a list's work in the browser, so that waits until somebody reaches for it (decision 0008).
import { Suspense, use, useState, useSyncExternalStore, type ReactNode } from 'react';
import { isOnServer } from './is-on-server.ts';

/** What tells that somebody reaches for a part, before or at the event that its own code answers. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input', 'change', 'click', 'submit'];

interface Gate {
  isOpen: boolean;
  readonly opened: Promise<void>;
  /** Opens for what happens inside a place. Answers how to end watching. */
  readonly watch: (place: HTMLElement) => () => void;
}

function createGate(): Gate {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  const gate: Gate = { isOpen: false, opened, watch };
  return gate;

  function watch(place: HTMLElement): () => void {
    const watching = new AbortController();
    const consider = ({ target }: Event) => {
      if (!(target instanceof Node && place.contains(target))) return;
      watching.abort();
      gate.isOpen = true;
      open();
    };
    // Of the window: React, which listens to the document, then finds the gate open. It brings the part to life within
    // a press or a key, so that the event itself is answered, and in pieces for what only announces one.
    for (const sign of SIGNS)
      addEventListener(sign, consider, { capture: true, passive: true, signal: watching.signal });
    return () => watching.abort();
  }
}

/**
 * Stands as the server rendered it, and comes to life with its state at the first pointer, touch, focus or key inside.
 * In a page that the browser renders itself it is like any other part. Its code may not run when the page starts, so
 * nothing in it may have effects that the page as it came needs.
 */
export function HydrateOnInteraction({ children }: { readonly children: ReactNode }) {
  const [gate] = useState(createGate);
  return (
    <div style={isWithoutBox} ref={(place) => (place && !gate.isOpen ? gate.watch(place) : undefined)}>
      <Suspense>
        <Gated gate={gate}>{children}</Gated>
      </Suspense>
    </div>
  );
}

function Gated({ gate, children }: { readonly gate: Gate; readonly children: ReactNode }): ReactNode {
  const isOfServer = useSyncExternalStore(neverChanges, inBrowser, fromServer);
  // React leaves what the server rendered as it is while this waits.
  if (isOfServer && !isOnServer && !gate.isOpen) use(gate.opened);
  return children;
}

const isWithoutBox = { display: 'contents' } as const;
const neverChanges = () => () => {};
const inBrowser = () => false;
const fromServer = () => true;
