// What somebody typed, pressed and sent before the page's scripts ran. The inline script (server/starter.ts) has noted
// it; React, which knows only what the server rendered, is told here as if it happened now.

export interface EarlyInput {
  readonly typed: Map<EventTarget, { readonly value: string; readonly checked: boolean }>;
  /** Buttons that send no form, in the order in which they did nothing. */
  readonly pressed: HTMLButtonElement[];
  /** The form that would have gone its native way and lost everything. */
  held?: { readonly form: HTMLFormElement; readonly submitter: HTMLElement | null };
  /** Ends the noting. */
  readonly end: () => void;
}

/** Where the inline script leaves its notes. */
export const earlyInputKey = 'earlyInput';
/** Says that a form waits; hidden until one does. */
export const waitingNoticeId = 'form-waits';

export async function replayEarlyInput(): Promise<void> {
  const notes = (window as { [earlyInputKey]?: EarlyInput })[earlyInputKey];
  if (!notes) return;
  notes.end();
  document.getElementById(waitingNoticeId)?.setAttribute('hidden', '');
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
