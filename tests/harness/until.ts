const POLL_MS = 20;
/** A bound for what hangs, not for what is slow. */
const PATIENCE_MS = 120_000;

/** Waits for a condition. @throws when it does not come true */
export async function until<T>(
  look: () => Promise<T | undefined>,
  what: string | (() => string) = 'the condition',
  withinMs = PATIENCE_MS,
): Promise<T> {
  for (const begun = performance.now(); ;) {
    const seen = await look();
    if (seen !== undefined) return seen;
    if (performance.now() - begun > withinMs)
      throw new Error(`${typeof what === 'string' ? what : what()} never came true`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
