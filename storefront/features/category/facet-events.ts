// What moves together in the facets. Each of them is rendered once and kept for all readers, so nothing in them has a
// handler of its own: these are the rail's.
import type { FormEvent } from 'react';

/** A slider fills its field; what is typed above many values leaves those that have it. */
export function onFacetInput({ target }: FormEvent<HTMLElement>): void {
  if (!(target instanceof HTMLInputElement)) return;
  if (target.type === 'range') fillField(target);
  else if (target.type === 'search') leaveOnly(target);
}

/** A slider that was let go narrows the list. */
export function onFacetChange({ target }: FormEvent<HTMLElement>): void {
  if (target instanceof HTMLInputElement && target.type === 'range') target.form?.requestSubmit();
}

function fillField(slider: HTMLInputElement): void {
  const { form, parentElement } = slider;
  const stops = parentElement?.dataset['stops']?.split(' ') ?? [];
  const end = slider.dataset['end'];
  const other = parentElement?.querySelector<HTMLInputElement>(`[data-end="${end === 'from' ? 'to' : 'from'}"]`);
  if (!form || !end || !other) return;
  // One end stops at the other.
  const limit = Number(other.value);
  const at = end === 'from' ? Math.min(Number(slider.value), limit) : Math.max(Number(slider.value), limit);
  slider.value = String(at);
  slider.setAttribute('aria-valuetext', stops[at] ?? '');
  const field = form.elements.namedItem(end);
  const isAtEnd = at === (end === 'from' ? 0 : stops.length - 1);
  if (field instanceof HTMLInputElement) field.value = isAtEnd ? '' : (stops[at] ?? '');
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

function leaveOnly(field: HTMLInputElement): void {
  const wanted = plain(field.value.trim());
  for (const value of field.closest('details[data-facet]')?.querySelectorAll<HTMLElement>('li') ?? [])
    value.hidden = !plain(value.textContent).includes(wanted);
}
