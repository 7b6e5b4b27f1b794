/** A key that is pressed there is a letter of a text, or belongs to a dialog. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input:not([type=checkbox]), textarea, select, [role=dialog], [role=menu], [role=listbox]') !==
      null);
