/**
 * Tells what is seen anew from what is still being looked at, look by look: the same code counts again once so many
 * looks did not see it. Looks and no clock: a machine that stands still for a while has not looked away.
 */
export function repeatsAfter(looksAway: number): (code: string) => boolean {
  const seen = new Map<string, number>();
  let looks = 0;
  return (code) => {
    looks += 1;
    if (!code) return false;
    const before = seen.get(code);
    seen.set(code, looks);
    return before === undefined || looks - before > looksAway;
  };
}
