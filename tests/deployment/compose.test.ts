// security.md S14, S17; reliability.md 4, 5. No Docker is needed: what the files say is what is checked.
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { configSchema } from '#platform/adapters/config/config.ts';
import { MEMORY_OPTIONS } from '#processes/start/child.ts';
import server from '../../vite.config.server.ts';

interface Service {
  readonly image: string;
  readonly build?: string;
  readonly command?: string | readonly string[];
  readonly environment?: Record<string, string>;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly ports?: readonly string[];
  readonly networks?: readonly string[];
  readonly user?: string;
  readonly profiles?: readonly string[];
  readonly volumes?: readonly string[];
  readonly stop_grace_period?: string;
  readonly depends_on?: Record<string, { readonly condition: string }>;
}

const text = readFileSync('docker-compose.yml', 'utf8');
const compose = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  networks: Record<string, { readonly internal?: boolean }>;
  volumes: Record<string, object>;
};
const services = Object.entries(compose.services);
const ours = services.filter(([, service]) => service.build);
const dockerfile = readFileSync('Dockerfile', 'utf8');
const names = (role: string) => ours.map(([name]) => name).filter((name) => name.startsWith(role));

describe('docker-compose.yml', () => {
  it('starts two of each role behind a proxy with TLS', () => {
    for (const role of ['web', 'projector', 'worker']) expect(names(role)).toHaveLength(2);
    expect(compose.services['proxy']!.ports).toEqual(['80:80', '443:443']);
    expect(text).toContain('reverse_proxy web1:4000 web2:4000');
  });

  it.each(ours)('sets only variables of %s that the configuration knows', (_name, service) => {
    for (const variable of Object.keys(service.environment ?? {}))
      expect(Object.keys(configSchema.shape)).toContain(variable);
  });

  it.each(ours)('sets every variable that %s cannot do without', (_name, service) => {
    const required = Object.entries(configSchema.shape)
      .filter(([, type]) => !type.safeParse(undefined).success)
      .map(([name]) => name);
    expect(Object.keys(service.environment ?? {})).toEqual(expect.arrayContaining(required));
  });

  it.each(ours)('runs a program of %s that is built', (_name, service) => {
    const [, role = ''] = /^node (?:--[\w=-]+ )*dist\/server\/([\w-]+)\.js$/.exec(String(service.command)) ?? [];
    expect(Object.keys(server.build!.rollupOptions!.input as object)).toContain(role);
  });

  it.each(Object.entries(MEMORY_OPTIONS))('gives %s the memory that a start gives it', (role, options) => {
    for (const name of names(role))
      expect(compose.services[name]!.command).toBe(['node', ...options, `dist/server/${role}.js`].join(' '));
  });

  it('gives the key that signs to those alone that sign', () => {
    expect(ours.filter(([, { environment }]) => environment?.['PROOF_KEY']).map(([name]) => name)).toEqual([
      'projector1',
      'projector2',
      'backup',
    ]);
  });

  it.each(services)('looks whether %s is well, and lets it finish', (_name, service) => {
    expect(service.healthcheck?.test.length).toBeGreaterThan(1);
    expect(service.stop_grace_period).toMatch(/^\d+s$/);
  });

  it.each(ours)('waits for what %s needs', (_name, service) => {
    expect(service.depends_on).toEqual({
      postgres: { condition: 'service_healthy' },
      eventstore: { condition: 'service_healthy' },
      valkey: { condition: 'service_healthy' },
    });
  });

  it.each(services)('names the release of %s exactly', (_name, { image }) => {
    expect(image).toMatch(/:v?\d+\.\d+\.\d+(-\w+)*$|^postgres:\d+\.\d+(-\w+)*$/);
  });

  it('uses what a company may use without asking', () => {
    const images = services.map(([, { image }]) => image);
    expect(images.filter((image) => /^redis/.test(image))).toEqual([]);
    expect(images.filter((image) => /eventstore|kurrent/.test(image))).toEqual([
      expect.stringMatching(/^eventstore\/eventstore:23\.10\./),
    ]);
  });

  it('publishes no database, no queue and no event store, and mail on this machine alone', () => {
    const published = services.flatMap(([name, { ports = [] }]) => ports.map((port) => `${name} ${port}`));
    expect(published).toEqual(['proxy 80:80', 'proxy 443:443', 'mail 127.0.0.1:8025:8025']);
    for (const name of ['postgres', 'eventstore', 'valkey'])
      expect(compose.services[name]!.networks).toEqual(['inside']);
    expect(compose.networks['inside']).toEqual({ internal: true });
    expect(compose.services['mail']!.profiles).toEqual(['try']);
  });

  it('knows no password: each is a variable without a default, or unset', () => {
    for (const [, { environment = {} }] of services) {
      for (const [name, value] of Object.entries(environment))
        if (/PASSWORD|KEY|SECRET/.test(name) && value !== null) expect(value).toMatch(/^\$\{\w+:\?/);
    }
    for (const [, secret] of text.matchAll(/:\/\/[\w.]*:([^@\s]+)@/g))
      if (!/user:password@|e\.g\./.test(secret!))
        expect(secret === 'password' || /^\$\{\w+:\?/.test(secret!)).toBe(true);
    expect(text).not.toMatch(/\$\{\w*(PASSWORD|KEY|SECRET)\w*:-/);
  });

  it('runs nothing of ours as root, and keeps backups apart from data', () => {
    for (const [, { user }] of ours) expect(user).toBe('node');
    for (const name of ['postgres', 'valkey', 'mail']) expect(compose.services[name]!.user).toMatch(/^(?!root|0)/);
    expect(compose.services['backup']!.volumes).toContain('backups:/backups');
    expect(Object.keys(compose.volumes)).toContain('backups');
  });
});

describe('Dockerfile', () => {
  it('copies only what the checkout or the build has', () => {
    const copied = [...dockerfile.matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map((match) => match[1]!);
    for (const path of copied.filter((p) => p !== 'dist' && p !== 'node_modules')) expect(existsSync(path)).toBe(true);
    for (const [, { healthcheck }] of ours)
      for (const part of healthcheck!.test.filter((word) => word.endsWith('.mjs'))) expect(copied).toContain(part);
  });

  it('ends as a user without rights', () => {
    expect(
      dockerfile
        .trim()
        .split('\n')
        .filter((line) => /^USER /.test(line)),
    ).toEqual(['USER node']);
  });
});
