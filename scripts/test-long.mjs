// npm run test:long: what is slow and rare, in parts that can be named: fault injection (tests/chaos), `recovery`
// (*.long.test.ts) and `matrix` (every role at every operation and its bad input, every pairing of language and width
// in the journeys). `npm run test:long -- postgres-hanging` runs one fault; tests/chaos/main.ts says what else can be
// said.
import { spawn } from 'node:child_process';
import { findChromium } from './chromium.mjs';
import { prepare } from './prepare.mjs';

prepare({ withTestTools: true });

const named = process.argv.slice(2);
const others = ['recovery', 'matrix'];
const forFaults = named.filter((name) => !others.includes(name));
const namesNothing = named.every((name) => name.startsWith('--'));
const wants = (part) => namesNothing || named.includes(part);
const wantsFaults = namesNothing || forFaults.some((name) => !name.startsWith('--'));
let running;
let isInterrupted = false;
const run = (...args) =>
  new Promise((resolve) => {
    if (isInterrupted) return resolve(1);
    running = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, TEST_LONG: '1' } });
    running.once('exit', (code) => resolve(code ?? 1));
  });
// What a part has started it stops itself. A terminal's Ctrl-C reaches it anyway, another's signal does not.
process.on('SIGINT', () => (isInterrupted = true));
process.on('SIGTERM', () => {
  isInterrupted = true;
  running?.kill('SIGTERM');
});
const jest = (...args) => run('scripts/jest.mjs', '--runInBand', '--selectProjects', ...args);

const chromium = findChromium({ mayInstall: true });
if (chromium) process.env.CHROMIUM_PATH = chromium;
const codes = [];
if (wantsFaults) codes.push(await run('--import', 'tsx', 'tests/chaos/main.ts', ...forFaults));
if (wants('recovery')) codes.push(await jest('long'));
if (wants('matrix'))
  codes.push(await jest('int', '--testPathPatterns', '(bad-input|access)\\.int'), await jest('journeys'));
process.exit(codes.find((code) => code !== 0) ?? 0);
