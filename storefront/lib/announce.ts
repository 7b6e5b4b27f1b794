// Says something to a screen reader through the one live region of the document.
export const liveRegionId = 'announcements';

export function announce(text: string): void {
  const region = document.getElementById(liveRegionId);
  if (!region) return;
  region.textContent = '';
  // A change of text is what is read out; the same text twice would be silent.
  requestAnimationFrame(() => (region.textContent = text));
}
