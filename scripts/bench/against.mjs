// npm run bench -- <parts> --against <commit>: the same parts of this commit and of another, in turn (A B A B), each built
// in a folder of its own, and each figure's ratio. Machines are noisy: what both share is seen in the floors' ratios.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { comparisonOf, figuresIn } from './figures.mjs';

const ROUNDS = 2;
/** A ratio below this is explained or mended before an issue is resolved (docs/performance.md). */
const SLOWER = 0.95;

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Returns what the run printed; shows it, too. */
function runBench(folder, parts) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['scripts/bench.mjs', ...parts], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      process.stdout.write(chunk);
    });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(printed) : reject(new Error(`the bench ended with code ${code}`)),
    );
  });
}

export async function benchAgainst(commit, parts) {
  const root = mkdtempSync(join(tmpdir(), 'millwright-against-'));
  const sides = [
    { name: 'before', commit: git('rev-parse', commit), folder: join(root, 'before'), runs: [] },
    { name: 'now', commit: git('rev-parse', 'HEAD'), folder: join(root, 'now'), runs: [] },
  ];
  if (git('status', '--porcelain')) console.log('Uncommitted changes are not measured.');
  try {
    for (const side of sides) git('worktree', 'add', '--detach', '--force', side.folder, side.commit);
    for (let round = 1; round <= ROUNDS; round++)
      for (const side of sides) {
        console.log(`\n== ${side.name}, ${side.commit.slice(0, 10)}, round ${round} of ${ROUNDS}`);
        side.runs.push(figuresIn(await runBench(side.folder, parts)));
      }
  } finally {
    for (const { folder } of sides) execFileSync('git', ['worktree', 'remove', '--force', folder], { stdio: 'ignore' });
    rmSync(root, { recursive: true, force: true });
  }
  console.log(`\n${'ratio of now to before (above 1: better)'.padEnd(60)}   rate  median    p99`);
  const [before, now] = sides.map(({ runs }) => runs);
  for (const { name, ratios } of comparisonOf(before, now)) {
    const cells = ['perSecond', 'medianMs', 'p99Ms'].map((kind) => (ratios[kind]?.toFixed(2) ?? '').padStart(7));
    const isSlower = Object.values(ratios).some((ratio) => ratio < SLOWER);
    console.log(`${name.padEnd(60)}${cells.join(' ')}${isSlower ? '  below 0.95' : ''}`);
  }
}
