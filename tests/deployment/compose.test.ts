import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { configSchema } from '#platform/config/config.ts';
import server from '../../vite.config.server.ts';

interface Service {
  readonly image?: string;
  readonly build?: string;
  readonly command?: string;
  readonly environment?: Record<string, string>;
}

const compose = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as { services: Record<string, Service> };
const ours = Object.entries(compose.services).filter(([, service]) => service.build);
const dockerfile = readFileSync('Dockerfile', 'utf8');

describe('docker-compose.yml', () => {
  it('starts the production shape', () => {
    expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(['web', 'projector', 'worker', 'postgres', 'eventstore', 'redis', 'mail']));
  });

  it.each(ours)('sets only variables of %s that the configuration knows', (_name, service) => {
    for (const variable of Object.keys(service.environment ?? {})) expect(Object.keys(configSchema.shape)).toContain(variable);
  });

  it.each(ours)('sets every variable that %s cannot do without', (_name, service) => {
    const required = Object.entries(configSchema.shape).filter(([, type]) => !type.safeParse(undefined).success).map(([name]) => name);
    expect(Object.keys(service.environment ?? {})).toEqual(expect.arrayContaining(required));
  });

  it.each(ours)('runs a role of %s that is built', (_name, service) => {
    const [, role = ''] = /^node dist\/server\/([\w-]+)\.js$/.exec(service.command ?? '') ?? [];
    expect(Object.keys(server.build!.rollupOptions!.input as object)).toContain(role);
  });
});

describe('Dockerfile', () => {
  it('copies only what the checkout or the build has', () => {
    const copied = [...dockerfile.matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map((match) => match[1]!);
    for (const path of copied.filter((p) => p !== 'dist' && p !== 'node_modules')) expect(existsSync(path)).toBe(true);
  });
});
