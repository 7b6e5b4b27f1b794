import type { MouseEvent, SyntheticEvent } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * For a form, or what it holds: an empty field that is needed is named in the reader's language, whatever the browser
 * speaks. What was said is forgotten with the next click, which Enter is, too: only then does the browser look again.
 */
export const requiredInOwnWords = (t: (key: string) => string) => ({
  onInvalidCapture({ target }: SyntheticEvent): void {
    const field = target as Field;
    if (field.validity.valueMissing) field.setCustomValidity(t('error.required'));
  },
  onInputCapture({ target }: SyntheticEvent): void {
    // Rich text is no field.
    if ('setCustomValidity' in target) (target as Field).setCustomValidity('');
  },
  onClickCapture({ currentTarget }: MouseEvent): void {
    for (const field of currentTarget.querySelectorAll<Field>('input, textarea, select')) field.setCustomValidity('');
  },
});
