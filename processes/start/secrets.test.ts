import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOrMakeSecrets } from './secrets.ts';

describe('the secrets of the embedded shape', () => {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-secrets-'));
  const file = join(folder, 'secrets.json');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('are made once, for their owner only', () => {
    const made = readOrMakeSecrets(folder);
    expect(readOrMakeSecrets(folder)).toEqual(made);
    expect(made.forRoles.EVENTSTORE_TOKEN).toMatch(/^[0-9a-f]{64}$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('of the database are the supervisor’s: no role is given them', () => {
    const { forRoles, own } = readOrMakeSecrets(folder);
    expect(own.database.admin).not.toBe(own.database.shop);
    expect(JSON.stringify(forRoles)).not.toContain(own.database.admin);
  });

  it('of an older shop are kept, and what it did not know yet is added', () => {
    const {
      forRoles: { PROOF_KEY: _, ...older },
    } = readOrMakeSecrets(folder);
    writeFileSync(file, JSON.stringify(older));
    const now = readOrMakeSecrets(folder);
    expect(now.forRoles).toEqual({ ...older, PROOF_KEY: expect.any(String) as string });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ ...now.forRoles, ...now.own });
  });
});
