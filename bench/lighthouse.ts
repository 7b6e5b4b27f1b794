// Lighthouse's mobile scores: the median of three runs for each page, as its makers advise.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

export interface Scores {
  readonly page: string;
  /** 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Ids of the audits that kept the score from 100. */
  readonly lost: readonly string[];
}

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Nothing where there is no browser. */
export async function lighthouseOf(pages: readonly (readonly [name: string, url: string])[]): Promise<Scores[]> {
  const chromePath = process.env['CHROMIUM_PATH'];
  if (!chromePath) return [];
  const chrome = await launch({
    chromePath,
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--no-first-run',
    ],
  });
  try {
    const scores: Scores[] = [];
    for (const [page, url] of pages) scores.push(await medianOf(page, url, chrome.port));
    return scores;
  } finally {
    chrome.kill();
  }
}

async function medianOf(page: string, url: string, port: number): Promise<Scores> {
  const runs: Scores[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await once(page, url, port));
  return runs.sort((a, b) => a.performance - b.performance)[Math.floor(RUNS / 2)]!;
}

async function once(page: string, url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] });
  const { categories, audits } = result!.lhr;
  const [performance, accessibility, bestPractices, seo] = CATEGORIES.map((id) =>
    Math.round((categories[id]?.score ?? 0) * 100),
  ) as [number, number, number, number];
  const counted = CATEGORIES.flatMap(
    (id) => categories[id]?.auditRefs.filter(({ weight }) => weight > 0).map((ref) => ref.id) ?? [],
  );
  const lost = [...new Set(counted)]
    .filter((id) => (audits[id]?.score ?? 1) < 0.9)
    .map((id) => `${id}${audits[id]?.displayValue ? ` (${audits[id].displayValue})` : ''}`);
  return { page, performance, accessibility, bestPractices, seo, lost };
}
