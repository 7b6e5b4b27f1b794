/**
 * Tells what is seen anew from what is still being looked at: the same code counts again once it was out of sight for
 * `pauseMs`. Times are in milliseconds.
 */
export function repeatsAfter(pauseMs: number): (code: string, now: number) => boolean {
  const seen = new Map<string, number>();
  return (code, now) => {
    const before = seen.get(code);
    seen.set(code, now);
    return before === undefined || now - before >= pauseMs;
  };
}
