/** Waits for a condition, and says so when it never comes true. */
export async function until<T>(
  look: () => Promise<T | undefined>,
  what = 'the condition',
  withinMs = 20_000,
): Promise<T> {
  for (const begun = Date.now(); Date.now() - begun < withinMs;) {
    const seen = await look();
    if (seen !== undefined) return seen;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${what} never came true`);
}
