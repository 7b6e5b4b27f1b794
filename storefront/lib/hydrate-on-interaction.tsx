// A part of a page that is links, pictures and forms, and works as the server rendered it. Bringing it to life is most of
// a list's work in the browser, so that waits until somebody reaches for it (decision 0008).
import { Suspense, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { isOnServer } from './is-on-server.ts';

/** What tells that somebody reaches for a part, before or at the event that its own code answers. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input', 'change', 'click', 'submit'];

interface Gate {
  isOpen: boolean;
  readonly opened: Promise<void>;
  /** Opens for what happens inside a place. Answers how to end watching. */
  readonly watch: (place: HTMLElement | null) => (() => void) | undefined;
  /** The part is rendered: opens, unless it is for the first time. */
  readonly rendered: () => void;
  /** The part answers from now on. */
  readonly end: () => void;
}

function createGate(): Gate {
  let resolve = () => {};
  let isPlaced = false;
  let held: { readonly form: HTMLFormElement; readonly submitter: HTMLElement | null } | undefined;
  const watching = new AbortController();
  const opened = new Promise<void>((done) => (resolve = done));
  const gate: Gate = { isOpen: false, opened, watch, rendered, end };
  return gate;

  function open(): void {
    gate.isOpen = true;
    resolve();
  }

  function rendered(): void {
    if (isPlaced) open();
  }

  function watch(place: HTMLElement | null): (() => void) | undefined {
    if (!place) return undefined;
    isPlaced = true;
    const consider = (event: Event) => {
      const { target } = event;
      if (!(target instanceof Node && place.contains(target))) return;
      open();
      if (event instanceof SubmitEvent) hold(event);
    };
    // Of the window: React, which listens to the document, then finds the gate open. It brings the part to life within
    // a press or a key, so that the event itself is answered, and in pieces for what only announces one.
    for (const sign of SIGNS) addEventListener(sign, consider, { capture: true, signal: watching.signal });
    return () => watching.abort();
  }

  /** React does not do so for a form that is sent without a press or a key, as the page's own notes are. */
  function hold(event: SubmitEvent): void {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = { form, submitter };
  }

  function end(): void {
    watching.abort();
    const { form, submitter } = held ?? {};
    held = undefined;
    if (form?.isConnected) form.requestSubmit(submitter);
  }
}

/**
 * Stands as the server rendered it, and comes to life at the first pointer, touch, focus or key inside, or when it is
 * to show something else: React holds back a change of page until what it changes is alive.
 * In a page that the browser renders itself it is like any other part. Its code may not run when the page starts, so
 * nothing in it may have effects that the page as it came needs.
 */
export function HydrateOnInteraction({ children }: { readonly children: ReactNode }) {
  const [gate] = useState(createGate);
  gate.rendered();
  return (
    <div style={isWithoutBox} ref={gate.watch}>
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
  useEffect(gate.end, [gate]);
  return children;
}

const isWithoutBox = { display: 'contents' } as const;
const neverChanges = () => () => {};
const inBrowser = () => false;
const fromServer = () => true;
