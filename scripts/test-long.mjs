// npm run test:long: what is slow and rare, in parts that can be named: fault injection (tests/chaos), `recovery` (*.long.test.ts) and `matrix` (every
// role at every operation and its bad input, every pairing of language and width in the journeys). `npm run test:long -- postgres-hanging` runs one fault; tests/chaos/main.ts
// says what else can be said.
import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.mjs';
import { prepare } from './prepare.mjs';

prepare({ withTestTools: true });

const named = process.argv.slice(2);
const others = ['recovery', 'matrix'];
const forFaults = named.filter((name) => !others.includes(name));
const namesNothing = named.every((name) => name.startsWith('--'));
const wants = (part) => namesNothing || named.includes(part);
const wantsFaults = namesNothing || forFaults.some((name) => !name.startsWith('--'));
const run = (...args) => spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, TEST_LONG: '1' } }).status ?? 1;
const jest = (...args) => run('scripts/jest.mjs', '--runInBand', '--selectProjects', ...args);

const chromium = findChromium({ mayInstall: true });
if (chromium) process.env.CHROMIUM_PATH = chromium;
const codes = [
  ...(wantsFaults ? [run('--import', 'tsx', 'tests/chaos/main.ts', ...forFaults)] : []),
  ...(wants('recovery') ? [jest('long')] : []),
  ...(wants('matrix') ? [jest('int', '--testPathPatterns', '(bad-input|access)\\.int'), jest('journeys')] : []),
];
process.exit(codes.find((code) => code !== 0) ?? 0);
