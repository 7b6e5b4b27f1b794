// Checks who imports whom: files by .dependency-cruiser.cjs, and that the rooms of the platform have an order.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { firstCircle } from './circles.mjs';

const folders = [
  'domain',
  'contracts',
  'platform',
  'write-side',
  'projections',
  'workers',
  'processes',
  'payment-sandbox',
  'openid-sandbox',
  'storefront',
  'admin',
  'event-store',
  'proof',
  'demo',
  'bench',
  'tests',
].filter((folder) => existsSync(folder));
const { status } = spawnSync(
  join('node_modules', '.bin', 'depcruise'),
  ['--config', '.dependency-cruiser.cjs', ...folders],
  { stdio: 'inherit', shell: process.platform === 'win32' },
);

/** `platform/kernel/queue` of a file in it. */
const roomOf = (file) => file.split(/[\\/]/, 3).join('/');
const IMPORT = /(?:from|import)\s*\(?\s*'(#platform\/|\.{1,2}\/)([^']*)'/g;

const rooms = new Map();
const places = new Map();
for (const name of readdirSync('platform', { recursive: true, encoding: 'utf8' })) {
  if (!/\.tsx?$/.test(name) || /\.test\.|(^|[\\/])testing[\\/]/.test(name)) continue;
  const file = join('platform', name);
  for (const [, from, rest] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const to = from === '#platform/' ? `platform/${rest}` : normalize(join(dirname(file), from + rest));
    if (!to.startsWith('platform') || roomOf(to) === roomOf(file)) continue;
    rooms.set(roomOf(file), (rooms.get(roomOf(file)) ?? new Set()).add(roomOf(to)));
    places.set(`${roomOf(file)} ${roomOf(to)}`, `${file} imports ${to}`);
  }
}
const circle = firstCircle(rooms);
if (circle) {
  console.log(`a circle of rooms: ${circle.join(' -> ')}`);
  for (let at = 1; at < circle.length; at++) console.log(`  ${places.get(`${circle[at - 1]} ${circle[at]}`)}`);
}
process.exit(status || (circle ? 1 : 0));
