// Issue 10, "Scheduled import from a folder, SFTP or HTTPS address with a report by mail".
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import type { Output, Request } from '#contracts/api.ts';
import type { SourceRunShown } from '#contracts/import-source/import-source.ts';
import {
  httpsServer,
  makeCertificate,
  makeSshKey,
  sftpServer,
  type FileServer,
  type SftpServer,
} from '../harness/file-servers.ts';
import { startShop, type TestShop } from '../harness/shop.ts';
import { until } from '../harness/until.ts';
import type { Visitor } from '../harness/visitor.ts';
import { isoNow } from '#platform/kernel/runtime/clock.ts';

type Fields = Request<'admin/importsource/add'>['data'];
const HELEN = '9005';
const stock = (count: number) => `item_number,stock_mtl\n6306,${count}\n`;

describe('a scheduled import', () => {
  const home = mkdtempSync(join(tmpdir(), 'import-sources-'));
  const folder = join(home, 'drop');
  let shop: TestShop;
  let manager: Visitor;
  let certificate: ReturnType<typeof makeCertificate>;
  let https: FileServer;
  let sftp: SftpServer;
  let answer: (request: IncomingMessage, response: ServerResponse) => void;

  const base: Fields = {
    ...{ name: 'Stock of the night', place: 'folder', host: '', port: 22, user: '', login: 'none' },
    ...{ path: 'stock.csv', kind: 'stock', every: 'day', at: '05:30', weekday: 1, then: 'apply' },
    ...{ reportTo: [HELEN], language: 'en', isActive: true },
  };
  const added = async (fields: Partial<Fields> = {}) =>
    (await manager.post('admin/importsource/add', { data: { ...base, ...fields } })).sourceId;
  const detail = (sourceId: string) => manager.get('admin/importsource/detail', { sourceId });
  const test = (sourceId: string) => manager.post('admin/importsource/test', { sourceId });
  /** Asks for a run, and waits for what comes of it. */
  const ran = async (sourceId: string, ...wanted: SourceRunShown['status'][]): Promise<SourceRunShown> => {
    await manager.post('admin/importsource/run', { sourceId });
    return over(sourceId, ...wanted);
  };
  const over = (sourceId: string, ...wanted: SourceRunShown['status'][]) =>
    until(
      async () => {
        const run = (await detail(sourceId)).runs.find(({ status }) => status !== 'planned');
        return run && wanted.includes(run.status) ? run : undefined;
      },
      `a run that is ${wanted.join(' or ')}`,
    );
  const completed = (sourceId: string) =>
    until(async () => {
      const run = (await detail(sourceId)).runs.find(({ status }) => status === 'taken');
      return run?.import?.status === 'completed' ? run : undefined;
    }, 'a completed import');
  /** What waits five minutes for its next attempt is due now. */
  const triedThreeTimes = async (sourceId: string, turn: number) => {
    for (const attempts of [2, 3])
      await until(async () => {
        const { rowCount } = await shop.application.pool.query(
          `update platform.effect set due_at = now() where job = 'import-file-when-run-due' and status = 'waiting' and attempts > 0
            and data->>'sourceId' = $1`,
          [sourceId],
        );
        const run = (await detail(sourceId)).runs.find((other) => other.turn === turn);
        return rowCount !== null && run!.attempts >= attempts ? true : undefined;
      }, `attempt ${attempts}`);
  };
  const mails = async () => {
    await shop.quiet();
    return (await manager.get('admin/mail/list', {})).filter(({ subject }) => /wrong$/.test(subject));
  };
  const onHand = async () => {
    await shop.projectionsCaughtUp();
    return (await manager.get('admin/stock/detail', { itemNumber: '6306' })) as Output<'admin/stock/detail'>;
  };

  beforeAll(async () => {
    mkdirSync(join(folder, 'deep'), { recursive: true });
    certificate = makeCertificate(home);
    https = await httpsServer(certificate, (request, response) => answer(request, response));
    sftp = await sftpServer('correct horse');
    shop = await startShop({
      environment: { IMPORT_FOLDER: folder, IMPORT_PRIVATE_ADDRESSES: '1', IMPORT_CA_FILE: certificate.certFile },
    });
    await shop.projectionsCaughtUp();
    manager = shop.visitor();
    await manager.post('admin/session/login', { userName: 'helen', password: DEMO_PASSWORD });
  });
  afterAll(async () => {
    await Promise.all([shop.stop(), https.close(), sftp.close()]);
    rmSync(home, { recursive: true, force: true });
  });

  describe('from a folder', () => {
    it('imports a file, says so by mail, and does nothing about the same one again', async () => {
      writeFileSync(join(folder, 'stock.csv'), `${stock(77)}NOBODY,1\n`);
      const sourceId = await added();
      expect(await test(sourceId)).toEqual({ found: { name: 'stock.csv', bytes: 39 } });
      await manager.post('admin/importsource/run', { sourceId });
      const run = await completed(sourceId);
      expect(run.import).toMatchObject({ fileName: 'stock.csv', counts: { changed: 1, wrong: 1 }, refusals: 0 });
      expect(JSON.stringify(await onHand())).toContain('77');
      const [mail] = await mails();
      expect(mail).toMatchObject({ subject: 'Stock of the night: 1 changed, 0 new, 1 wrong' });
      const text = JSON.stringify(mail);
      expect(text).toContain('There is no item NOBODY');
      expect(text).toContain(`/admin/import/${run.import!.importId}/show`);
      expect(await ran(sourceId, 'unchanged', 'taken')).toMatchObject({ status: 'unchanged' });
      expect(await mails()).toHaveLength(1);
    });
    it('is whoever kept it, caused by the source, and undone like any other', async () => {
      const { sources } = await manager.get('admin/importsource/list', {});
      const { importId } = (await completed(sources.find(({ name }) => name === base.name)!.sourceId)).import!;
      const [uploaded] = await shop.application.store.readStream(`import-${importId}`);
      expect(uploaded!.metadata).toMatchObject({ actor: `staff:${HELEN}` });
      expect(uploaded!.data).toMatchObject({ origin: 'schedule' });
      await manager.post('admin/import/undo', { importId });
      await until(async () =>
        (await manager.get('admin/import/detail', { importId })).status === 'undone' ? true : undefined,
      );
    });
    it('only looks and asks, where that is what is wanted', async () => {
      writeFileSync(join(folder, 'ask.csv'), stock(5));
      const sourceId = await added({ name: 'Asks', path: 'ask.csv', then: 'ask' });
      const run = await ran(sourceId, 'taken');
      await until(async () =>
        (await manager.get('admin/import/detail', { importId: run.import!.importId })).status === 'checked'
          ? true
          : undefined,
      );
      await until(
        async () => JSON.stringify(await mails()).includes('Nothing has changed yet') || undefined,
        'the report that nothing has changed yet',
      );
    });
    it('takes the newest of those that a pattern fits', async () => {
      writeFileSync(join(folder, 'deep', 'night-1.csv'), stock(1));
      writeFileSync(join(folder, 'deep', 'night-2.csv'), stock(2));
      const { utimesSync } = await import('node:fs');
      utimesSync(join(folder, 'deep', 'night-1.csv'), 1, 1);
      const sourceId = await added({ name: 'Pattern', path: 'deep/night-*.csv' });
      expect(await test(sourceId)).toMatchObject({ found: { name: 'night-2.csv' } });
    });
    it.each([
      ['..', '../secret.csv', 'source_path_outside'],
      ['a link', 'link.csv', 'source_path_outside'],
      ['a folder that is a link', 'away/secret.csv', 'source_path_outside'],
      ['an absolute path', '/etc/passwd', 'source_file_missing'],
      ['a folder', 'deep', 'source_file_missing'],
      ['nothing there', 'nothing.csv', 'source_file_missing'],
    ])('is not led out of it: %s', async (_what, path, code) => {
      writeFileSync(join(home, 'secret.csv'), stock(1));
      rmSync(join(folder, 'link.csv'), { force: true });
      rmSync(join(folder, 'away'), { force: true });
      symlinkSync(join(home, 'secret.csv'), join(folder, 'link.csv'));
      symlinkSync(home, join(folder, 'away'));
      expect(await test(await added({ name: path, path }))).toMatchObject({ fault: { code } });
    });
    it('that fails three times is work for somebody, and is reported', async () => {
      const sourceId = await added({ name: 'Missing', path: 'missing.csv' });
      await manager.post('admin/importsource/run', { sourceId });
      const first = await over(sourceId, 'trying');
      expect(first).toMatchObject({ attempts: 1, fault: { code: 'source_file_missing' } });
      await triedThreeTimes(sourceId, first.turn);
      expect(await over(sourceId, 'failed')).toMatchObject({ attempts: 3 });
      const failed = await until(async () => {
        const { rows } = await manager.get('admin/effect/list', {});
        return rows.find(({ job }) => job === 'import-file-when-run-due');
      });
      expect(JSON.stringify(failed)).toContain('import_source_failed');
      expect(failed.about).toMatchObject({ kind: 'import-source', id: sourceId, title: 'Missing' });
      expect(JSON.stringify(await mails())).toContain('could not be fetched three times');
      // The next one is planned all the same.
      expect((await detail(sourceId)).dueAt > isoNow(shop.clock)).toBe(true);
    });
    it('runs once after a time that was missed, and again at its next time', async () => {
      writeFileSync(join(folder, 'missed.csv'), stock(31));
      const sourceId = await added({ name: 'Missed', path: 'missed.csv' });
      const planned = (await detail(sourceId)).dueAt;
      await until(async () => {
        const { rowCount } = await shop.application.pool.query(
          `update platform.effect set due_at = now() - interval '3 days' where data->>'sourceId' = $1 and status = 'waiting'`,
          [sourceId],
        );
        return rowCount ? true : undefined;
      });
      await completed(sourceId);
      await shop.quiet();
      const { runs, dueAt } = await detail(sourceId);
      expect(runs.map(({ status }) => status)).toEqual(['planned', 'taken']);
      expect(dueAt).toBe(planned);
    });
    it('does nothing while it is not active', async () => {
      const sourceId = await added({ name: 'Asleep', isActive: false });
      expect(await detail(sourceId)).toMatchObject({ dueAt: '', runs: [] });
    });
  });

  describe('from an address', () => {
    it('asks with what it knows, so that an unchanged file is not sent', async () => {
      const asked: (string | undefined)[] = [];
      answer = ({ headers }, response) => {
        asked.push(headers['if-none-match']);
        if (headers['if-none-match'] === '"v1"') return void response.writeHead(304).end();
        response.writeHead(200, { etag: '"v1"' }).end(stock(41));
      };
      const sourceId = await added({
        name: 'Web',
        place: 'https',
        path: `https://localhost:${https.port}/night/stock.csv`,
      });
      await manager.post('admin/importsource/run', { sourceId });
      expect((await completed(sourceId)).import!.fileName).toBe('stock.csv');
      expect((await ran(sourceId, 'unchanged')).status).toBe('unchanged');
      expect(asked).toEqual([undefined, '"v1"']);
    });
    it('sends a password to that server only', async () => {
      const seen: (string | undefined)[] = [];
      const other = await httpsServer(certificate, ({ headers }, response) => {
        seen.push(headers.authorization);
        response.writeHead(200).end(stock(1));
      });
      answer = ({ headers }, response) => {
        seen.push(headers.authorization);
        response.writeHead(302, { location: `https://localhost:${https.port}/b` }).end();
        answer = (next, last) => {
          seen.push(next.headers.authorization);
          last.writeHead(302, { location: `https://localhost:${other.port}/c` }).end();
        };
      };
      const sourceId = await added({
        ...{
          name: 'Signed',
          place: 'https',
          path: `https://localhost:${https.port}/a`,
          user: 'shop',
          login: 'password',
        },
      });
      expect(await test(sourceId)).toMatchObject({ fault: { code: 'source_secret_missing' } });
      await manager.post('admin/importsource/keepsecret', { sourceId, secret: 'sesame' });
      await test(sourceId);
      const basic = `Basic ${Buffer.from('shop:sesame').toString('base64')}`;
      expect(seen).toEqual([basic, basic, undefined]);
      await other.close();
      // Leading elsewhere, it forgets the password.
      await manager.post('admin/importsource/change', {
        sourceId,
        seen: { path: `https://localhost:${https.port}/a` },
        changed: { path: 'https://elsewhere.example/a' },
      });
      expect(await detail(sourceId)).toMatchObject({ hasSecret: false });
      expect(await test(sourceId)).toMatchObject({ fault: { code: 'source_secret_missing' } });
    });
    it.each([
      ['a redirect to http', 302, { location: 'http://localhost/x' }, 'source_address_invalid'],
      ['a redirect that is no address', 302, { location: 'https://[' }, 'source_address_invalid'],
      ['a redirect without end', 302, { location: '/again' }, 'source_redirects'],
      ['an error', 500, {}, 'source_answers'],
    ])('does not follow %s', async (_what, status, headers, code) => {
      answer = (_request, response) => void response.writeHead(status, headers as Record<string, string>).end();
      const sourceId = await added({ name: code, place: 'https', path: `https://localhost:${https.port}/x` });
      expect(await test(sourceId)).toMatchObject({ fault: { code } });
    });
    it('that is cut off counts as an attempt that failed', async () => {
      answer = (_request, response) => {
        response.writeHead(200, { 'content-length': '1000' });
        response.write('itemNumber,quantity\n', () => response.destroy());
      };
      const sourceId = await added({ name: 'Cut', place: 'https', path: `https://localhost:${https.port}/cut.csv` });
      await manager.post('admin/importsource/run', { sourceId });
      expect(await over(sourceId, 'trying')).toMatchObject({ attempts: 1, fault: { code: 'source_cut_off' } });
    });
    it('is not one without TLS, nor one that holds a password', async () => {
      for (const path of ['http://localhost/x', 'https://me:pw@localhost/x'])
        expect(await manager.refused(added({ place: 'https', path }))).toMatchObject({
          code: 'import_source_place_incomplete',
        });
    });
  });

  describe('from an SFTP server', () => {
    const fields = (): Partial<Fields> => ({
      ...{ name: 'Supplier', place: 'sftp', host: 'localhost', port: sftp.port, user: 'dealer' },
      ...{ login: 'password', path: '/out/stock-*.csv' },
    });

    it('is talked to once somebody has agreed to its key, and while it shows it', async () => {
      sftp.files.set('stock-1.csv', { content: Buffer.from(stock(51)), modified: 1_700_000_000 });
      sftp.files.set('stock-2.csv', { content: Buffer.from(stock(52)), modified: 1_700_000_100 });
      const sourceId = await added(fields());
      await manager.post('admin/importsource/keepsecret', { sourceId, secret: 'correct horse' });
      const { fault, fingerprint } = await test(sourceId);
      expect(fault).toMatchObject({ code: 'source_host_key_unknown' });
      // No password before that.
      expect(sftp.tried).toEqual([]);
      await manager.post('admin/importsource/trusthost', { sourceId, fingerprint: fingerprint! });
      expect(await test(sourceId)).toEqual({ found: { name: 'stock-2.csv', bytes: 30 } });
      await manager.post('admin/importsource/run', { sourceId });
      expect((await completed(sourceId)).import).toMatchObject({ fileName: 'stock-2.csv', counts: { changed: 1 } });
      expect((await ran(sourceId, 'unchanged')).status).toBe('unchanged');
      sftp.files.set('stock-3.csv', { content: Buffer.from(stock(53)), modified: 1_700_000_200 });
      expect((await ran(sourceId, 'taken')).import?.fileName).toBe('stock-3.csv');
    });
    it('whose key is another is told nothing', async () => {
      const impostor = await sftpServer('correct horse');
      const sourceId = await added({ ...fields(), name: 'Impostor', port: impostor.port });
      await manager.post('admin/importsource/keepsecret', { sourceId, secret: 'correct horse' });
      await manager.post('admin/importsource/trusthost', { sourceId, fingerprint: 'A'.repeat(43) });
      expect(await test(sourceId)).toMatchObject({ fault: { code: 'source_host_key_other' } });
      expect(impostor.tried).toEqual([]);
      await impostor.close();
    });
    it('that refuses the password says so', async () => {
      const sourceId = await added({ ...fields(), name: 'Wrong password' });
      await manager.post('admin/importsource/keepsecret', { sourceId, secret: 'wrong' });
      const { fingerprint } = await test(sourceId);
      await manager.post('admin/importsource/trusthost', { sourceId, fingerprint: fingerprint! });
      expect(await test(sourceId)).toMatchObject({ fault: { code: 'source_login_refused' } });
    });
    it('keeps its password out of events and of every table in plain text', async () => {
      const found: string[] = [];
      for await (const chunk of shop.application.store.readAll(undefined, 1_000))
        for (const event of chunk) if (JSON.stringify(event.data).includes('correct horse')) found.push(event.type);
      expect(found).toEqual([]);
      const { rows } = await shop.application.pool.query<{ sealed: Buffer }>(
        'select sealed from platform.sealed_secret',
      );
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.some(({ sealed }) => sealed.includes('correct horse'))).toBe(false);
    });
    it('opens to a private key, which is kept sealed; another key is refused', async () => {
      const own = makeSshKey();
      const keyed = await sftpServer('no password will do', own);
      keyed.files.set('stock-1.csv', { content: Buffer.from(stock(61)), modified: 1_700_000_000 });
      const sourceId = await added({ ...fields(), name: 'By key', port: keyed.port, login: 'key' });
      await manager.post('admin/importsource/keepsecret', { sourceId, secret: own });
      const { fingerprint } = await test(sourceId);
      await manager.post('admin/importsource/trusthost', { sourceId, fingerprint: fingerprint! });
      await manager.post('admin/importsource/run', { sourceId });
      expect((await completed(sourceId)).import).toMatchObject({ fileName: 'stock-1.csv', counts: { changed: 1 } });
      const secretLine = own.split('\n')[1]!;
      expect(secretLine.length).toBeGreaterThan(40);
      const found: string[] = [];
      for await (const chunk of shop.application.store.readAll(undefined, 1_000))
        for (const event of chunk) if (JSON.stringify(event.data).includes(secretLine)) found.push(event.type);
      expect(found).toEqual([]);
      await manager.post('admin/importsource/keepsecret', { sourceId, secret: makeSshKey() });
      expect(await test(sourceId)).toMatchObject({ fault: { code: 'source_login_refused' } });
      expect(keyed.tried).toEqual([]);
      await keyed.close();
    });
    it('takes no key that is none', async () => {
      const sourceId = await added({ ...fields(), name: 'Key', login: 'key' });
      expect(
        await manager.refused(manager.post('admin/importsource/keepsecret', { sourceId, secret: 'no key' })),
      ).toMatchObject({ code: 'import_source_key_unreadable' });
    });
  });

  it('is for who may import such things, and ends with their right to', async () => {
    const csr = shop.visitor();
    await csr.post('admin/session/login', { userName: 'dana', password: DEMO_PASSWORD });
    expect(await csr.refused(csr.post('admin/importsource/add', { data: base }))).toMatchObject({ status: 403 });
  });
  it('of somebody who lost the right to such imports imports nothing, and says so by mail', async () => {
    const tomas = shop.visitor();
    await tomas.post('admin/session/login', { userName: 'tomas', password: DEMO_PASSWORD });
    const { members } = await tomas.get('admin/staff/list', {});
    const { staffId } = members.find(({ email }) => email.startsWith('dana'))!;
    await tomas.post('admin/staff/changerole', { staffId, role: 'manager' });
    const dana = shop.visitor();
    await dana.post('admin/session/login', { userName: 'dana', password: DEMO_PASSWORD });
    writeFileSync(join(folder, 'former.csv'), stock(66));
    const { sourceId } = await dana.post('admin/importsource/add', {
      data: { ...base, name: 'Of a former manager', path: 'former.csv' },
    });
    await tomas.post('admin/staff/changerole', { staffId, role: 'csr' });
    const first = await ran(sourceId, 'trying');
    expect(first).toMatchObject({ fault: { code: 'import_source_owner_may_not' } });
    await triedThreeTimes(sourceId, first.turn);
    expect(await over(sourceId, 'failed')).toMatchObject({ attempts: 3 });
    await shop.quiet();
    const mail = (await manager.get('admin/mail/list', {})).find(({ subject }) =>
      subject.includes('Of a former manager'),
    );
    expect(JSON.stringify(mail)).toContain('could not be fetched three times');
    const { runs } = await detail(sourceId);
    expect(runs.filter((run) => run.import)).toEqual([]);
  });
  it('is changed by one person at a time, and removed', async () => {
    const sourceId = await added({ name: 'Twice' });
    await manager.post('admin/importsource/change', { sourceId, seen: { at: '05:30' }, changed: { at: '06:00' } });
    expect(
      await manager.refused(
        manager.post('admin/importsource/change', { sourceId, seen: { at: '05:30' }, changed: { at: '07:00' } }),
      ),
    ).toMatchObject({ code: 'changed_meanwhile' });
    await manager.post('admin/importsource/remove', { sourceId });
    expect(await manager.refused(detail(sourceId))).toMatchObject({ status: 404 });
  });
});
