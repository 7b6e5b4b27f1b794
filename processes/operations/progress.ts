/** Says how far a long copy has come, every few seconds, and how fast it was. */
const EVERY_MS = 2_000;

export interface Progress {
  reached(count: number, found: number): void;
  ended(count: number, found: number): void;
}

export function progressOf(verb: string, say: (line: string) => void): Progress {
  const begun = performance.now();
  let last = begun;
  const rate = (count: number) => Math.round(count / Math.max(0.001, (performance.now() - begun) / 1_000));
  const beside = (found: number) => (found ? `, ${found} were there already` : '');
  return {
    reached(count, found) {
      if (performance.now() - last < EVERY_MS) return;
      last = performance.now();
      say(`  ${count} events ${verb}${beside(found)} (${rate(count)} events/s)`);
    },
    ended: (count, found) =>
      say(
        `${count} events ${verb} in ${((performance.now() - begun) / 1_000).toFixed(1)} s (${rate(count)} events/s)${beside(found)}.`,
      ),
  };
}
