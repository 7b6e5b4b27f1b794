// Debian's packages, for what tests need beside Node, where apt-get is at hand.
import { spawnSync } from 'node:child_process';

/** @returns {boolean} whether it is there now */
export function installPackage(name) {
  if (spawnSync('apt-get', ['--version']).status !== 0) return false;
  console.log(`Installing ${name} with apt-get …`);
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  return [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', name],
  ].every((args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', ...args];
    const { status } = spawnSync(command, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return status === 0;
  });
}
