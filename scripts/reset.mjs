// npm run reset: empties the embedded shape's data.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fail } from './prepare.mjs';

const data = resolve(process.env.MILLWRIGHT_DATA ?? '.data');
const running = join(data, 'supervisor.pid');
if (existsSync(running) && isAlive(Number(readFileSync(running, 'utf8'))))
  fail(`Millwright is running on ${data} (process ${readFileSync(running, 'utf8')}); stop it first`);
const elsewhere = join(data, 'postgres-folder');
if (existsSync(elsewhere)) rmSync(readFileSync(elsewhere, 'utf8').trim(), { recursive: true, force: true });
rmSync(data, { recursive: true, force: true });
console.log(`${data} is empty now`);

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    // Process ids are used again: only one whose program is ours counts.
    const program = `/proc/${pid}/cmdline`;
    return !existsSync(program) || readFileSync(program, 'utf8').includes('start.mjs');
  } catch (error) {
    return error.code === 'EPERM';
  }
}
