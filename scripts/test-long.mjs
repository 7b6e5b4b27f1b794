// npm run test:long: what is slow and rare. Fault injection (tests/chaos), and the tests called *.long.test.ts. Names pick among them, such as
// `npm run test:long -- postgres-hanging` or `-- recovery`; see tests/chaos/main.ts for what else can be said.
import { spawnSync } from 'node:child_process';
import { prepare } from './prepare.mjs';

prepare({ withTestTools: true });

const named = process.argv.slice(2);
const wantsRecovery = named.includes('recovery');
const forFaults = named.filter((name) => name !== 'recovery');
const run = (...args) => spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
const codes = [
  ...(!wantsRecovery || forFaults.some((name) => !name.startsWith('--')) ? [run('--import', 'tsx', 'tests/chaos/main.ts', ...forFaults)] : []),
  ...(wantsRecovery || !named.some((name) => !name.startsWith('--')) ? [run('scripts/jest.mjs', '--selectProjects', 'long', '--runInBand')] : []),
];
process.exit(codes.find((code) => code !== 0) ?? 0);
