import type { OpeningHours } from './branch.events.ts';

/** Whether a branch is open, and until or from when today; `day` is 0 on Monday. Times are local, as `08:00`. */
export function openAt(
  hours: readonly OpeningHours[],
  { day, time }: { readonly day: number; readonly time: string },
): { readonly isOpen: boolean; readonly today: OpeningHours } {
  const today = hours[day] ?? { from: '', to: '' };
  return { isOpen: today.from !== '' && today.from <= time && time < today.to, today };
}
