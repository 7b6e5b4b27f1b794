// Keeps what somebody typed, pressed and sent where no code answered yet: on a page whose scripts have not run, or in a
// part of it whose code is on its way (part-on-demand.tsx). React knows only what the server rendered; it is told as if
// it happened now.

export interface InputNotes {
  /** Fields of any kind; an area that is edited has no value. */
  readonly typed: Map<HTMLInputElement, { readonly value: string; readonly checked: boolean }>;
  /** Buttons that send no form, in the order in which they did nothing. */
  pressed: HTMLButtonElement[];
  /** The form that would have gone its native way and lost everything. */
  held?: { readonly form: HTMLFormElement; readonly submitter: HTMLElement | null };
  /** Ends the noting. */
  end: () => void;
}

/** The page's inline script (app/server/starter.ts) leaves its notes here. */
export const earlyInputKey = 'earlyInput';

export const earlyInput = (): InputNotes | undefined => (window as { [earlyInputKey]?: InputNotes })[earlyInputKey];

/**
 * Notes what happens inside a part that is not alive; its forms are held. Of the window, since React stops such events.
 */
export function noteInput(part: Element): InputNotes {
  /** Only elements are typed in, pressed and sent. */
  const inside = <E extends Element>({ target }: Event) => (part.contains(target as E) ? (target as E) : undefined);
  const type = (event: Event) => {
    const field = inside<HTMLInputElement>(event);
    if (field) notes.typed.set(field, { value: field.value, checked: field.checked });
  };
  const press = (event: Event) => {
    const button = inside(event)?.closest<HTMLButtonElement>('button[type=button]');
    if (button) notes.pressed.push(button);
  };
  const hold = (event: SubmitEvent) => {
    const form = inside<HTMLFormElement>(event);
    if (form?.method !== 'post') return;
    event.preventDefault();
    notes.held = { form, submitter: event.submitter };
  };
  const end = listen(window, { input: type, click: press, submit: hold });
  const notes: InputNotes = { typed: new Map(), pressed: [], end };
  forgetAnswered(notes, part);
  return notes;
}

/**
 * React may bring a part to life within a press and answer it: then it is not to be answered again, nor is what follows.
 * Below the document, where React listens by now, comes no press that it cannot answer.
 */
export function forgetAnswered(notes: InputNotes, part: Node = document): void {
  const { end } = notes;
  const endHere = listen(document.documentElement, {
    click({ target }: Event) {
      if (!part.contains(target as Node)) return;
      notes.end();
      notes.pressed = notes.pressed.filter((button) => !button.contains(target as Node));
    },
  });
  notes.end = () => {
    end();
    endHere();
  };
}

/** Before anything that listens further down. Returns how to end it. */
function listen(
  to: EventTarget,
  kinds: Readonly<Record<string, (event: never) => void>>,
  how: 'add' | 'remove' = 'add',
): () => void {
  for (const [kind, listener] of Object.entries(kinds))
    to[`${how}EventListener`](kind, listener as EventListener, true);
  return () => void listen(to, kinds, 'remove');
}

export async function replayInput(notes: InputNotes): Promise<void> {
  // The press that brought the part to life is on its way still.
  await breathe();
  notes.end();
  for (const [field, { value, checked }] of notes.typed) {
    // One after the other: what a field's change does to the form must be rendered before the next one.
    await breathe();
    if (/checkbox|radio/.test(field.type)) tick(field, checked);
    else if ('value' in field) retype(field, value);
  }
  for (const button of notes.pressed) {
    await breathe();
    button.click();
  }
  await breathe();
  const { held } = notes;
  if (held?.form.isConnected) held.form.requestSubmit(held.submitter);
}

const breathe = () => new Promise((resolve) => setTimeout(resolve));

/** React remembers the value it last saw and is silent when it sees it again: emptied its way, then written past it. */
function retype(field: HTMLInputElement, value: string): void {
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function tick(field: HTMLInputElement, checked: boolean): void {
  field.checked = !checked;
  if (field.type === 'checkbox' || checked) field.click();
}
