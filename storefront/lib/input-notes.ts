// Keeps what somebody typed, pressed and sent where no code answered yet: on a page whose scripts have not run, or in a
// part of it whose code is on its way (part-on-demand.tsx). React knows only what the server rendered; it is told as if
// it happened now.

export interface InputNotes {
  readonly typed: Map<EventTarget, { readonly value: string; readonly checked: boolean }>;
  /** Buttons that send no form, in the order in which they did nothing. */
  readonly pressed: HTMLButtonElement[];
  /** The form that would have gone its native way and lost everything. */
  held?: { readonly form: HTMLFormElement; readonly submitter: HTMLElement | null };
  /** Ends the noting. */
  readonly end: () => void;
}

/** The page's inline script (app/server/starter.ts) leaves its notes here. */
export const earlyInputKey = 'earlyInput';

export const earlyInput = (): InputNotes | undefined => (window as { [earlyInputKey]?: InputNotes })[earlyInputKey];

/**
 * Notes what happens inside a part that is not alive; its forms are held. Of the window, since React stops such events.
 */
export function noteInput(part: Element): InputNotes {
  const inside = (event: Event) =>
    event.target instanceof Element && part.contains(event.target) ? event.target : undefined;
  const type = (event: Event) => {
    const field = inside(event);
    if (field instanceof HTMLInputElement) notes.typed.set(field, { value: field.value, checked: field.checked });
    else if (field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement)
      notes.typed.set(field, { value: field.value, checked: false });
  };
  const press = (event: Event) => {
    const button = inside(event)?.closest<HTMLButtonElement>('button[type=button]');
    if (button) notes.pressed.push(button);
  };
  const hold = (event: SubmitEvent) => {
    const form = inside(event);
    if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
    event.preventDefault();
    notes.held = { form, submitter: event.submitter };
  };
  const notes: InputNotes = {
    typed: new Map(),
    pressed: [],
    end: () => {
      removeEventListener('input', type, true);
      removeEventListener('click', press, true);
      removeEventListener('submit', hold, true);
    },
  };
  addEventListener('input', type, true);
  addEventListener('click', press, true);
  addEventListener('submit', hold, true);
  return notes;
}

export async function replayInput(notes: InputNotes): Promise<void> {
  notes.end();
  for (const [field, { value, checked }] of notes.typed) {
    // One after the other: what a field's change does to the form must be rendered before the next one.
    await breathe();
    if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio'))
      tick(field, checked);
    else if (field instanceof HTMLInputElement) retype(field, HTMLInputElement.prototype, value);
    else if (field instanceof HTMLTextAreaElement) retype(field, HTMLTextAreaElement.prototype, value);
    else if (field instanceof HTMLSelectElement) retype(field, HTMLSelectElement.prototype, value);
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
function retype(
  field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  prototype: object,
  value: string,
): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function tick(field: HTMLInputElement, checked: boolean): void {
  field.checked = !checked;
  if (field.type === 'checkbox' || checked) field.click();
}
