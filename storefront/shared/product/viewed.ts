// Which items somebody looked at, kept in the browser: the shop is told of them only to show them again.
const KEY = 'viewed';
const MOST = 12;

export function viewedItems(): readonly string[] {
  try {
    const storedItems: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(storedItems) ? storedItems.filter((one) => typeof one === 'string').slice(0, MOST) : [];
  } catch {
    // A browser without storage, or with something else in it, has seen nothing.
    return [];
  }
}

/** The last one first. */
export function noteViewed(itemNumber: string): void {
  try {
    const others = viewedItems().filter((one) => one !== itemNumber);
    localStorage.setItem(KEY, JSON.stringify([itemNumber, ...others].slice(0, MOST)));
  } catch {
    // Without storage nothing is remembered.
  }
}
