// Figures as `npm run bench` prints them, so that commits from before this script can be read as well.

/** name, rate, median and 99th percentile; each figure may be left out, its unit stays. */
const LINE = /^(\S.*?)\s{2,}([\d.]*)\/s\s+([\d.]*) ms\s+([\d.]*) ms/;

const number = (text) => (text === '' ? undefined : Number(text));

/** @returns {Map<string, { perSecond?: number, medianMs?: number, p99Ms?: number }>} */
export function figuresIn(printed) {
  const figures = new Map();
  for (const line of printed.split('\n')) {
    const [, name, perSecond, medianMs, p99Ms] = LINE.exec(line) ?? [];
    if (name !== undefined)
      figures.set(name, { perSecond: number(perSecond), medianMs: number(medianMs), p99Ms: number(p99Ms) });
  }
  return figures;
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return sorted.length % 2 ? sorted[Math.floor(half)] : (sorted[half - 1] + sorted[half]) / 2;
}

/**
 * Ratios of medians over the runs, of what both sides measured: above 1 is better, whether more a second or fewer
 * milliseconds.
 */
export function comparisonOf(before, now) {
  const of = (runs, name, kind) => {
    const values = runs.map((run) => run.get(name)?.[kind]).filter((value) => value !== undefined);
    return values.length ? median(values) : undefined;
  };
  const names = [...new Set(before.flatMap((run) => [...run.keys()]))];
  return names.flatMap((name) => {
    const ratios = {};
    for (const kind of ['perSecond', 'medianMs', 'p99Ms']) {
      const [old, present] = [of(before, name, kind), of(now, name, kind)];
      if (!old || !present) continue;
      ratios[kind] = kind === 'perSecond' ? present / old : old / present;
    }
    return Object.keys(ratios).length ? [{ name, ratios }] : [];
  });
}
