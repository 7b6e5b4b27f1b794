// Tells Prometheus where the roles of this machine's shop are: a file in its own format, which follows roles that start
// again on other ports.
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const TARGETS_FILE = 'prometheus-targets.json';

export interface MetricsTargets {
  /** A role says where it is. */
  set(role: string, port: number): void;
  remove(): void;
}

export function keepMetricsTargets(folder: string, host: string): MetricsTargets {
  const file = join(folder, TARGETS_FILE);
  const ports = new Map<string, number>();
  return {
    set(role, port) {
      ports.set(role, port);
      // Whoever reads it must never find half of it.
      writeFileSync(
        `${file}.new`,
        `${JSON.stringify(
          [...ports].map(([name, at]) => ({ targets: [`${host}:${at}`], labels: { service: name } })),
          undefined,
          2,
        )}\n`,
      );
      renameSync(`${file}.new`, file);
    },
    remove: () => rmSync(file, { force: true }),
  };
}
