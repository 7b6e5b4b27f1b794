import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import request from 'supertest';
import { compressAssets } from '../../scripts/compress-assets.ts';
import { compressedAssets } from './compressed-assets.ts';

describe('the files of the pages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'assets-'));
  const script = `export const text = '${'bearing '.repeat(200)}';`;
  const app = express();

  beforeAll(async () => {
    writeFileSync(join(folder, 'page.js'), script);
    writeFileSync(join(folder, 'font.woff2'), 'small already');
    await compressAssets(folder);
    app.use('/assets', compressedAssets(folder), express.static(folder));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const get = (name: string, encodings: string) =>
    request(app).get(`/assets/${name}`).set('accept-encoding', encodings).buffer(true);

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
  ])('go out compressed to a browser that takes %s', async (accepted, encoding) => {
    const answer = await get('page.js', accepted);
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    expect(Number(answer.headers['content-length'])).toBeLessThan(script.length / 4);
  });

  it('go out as they are to a client that takes nothing else, with a note for caches', async () => {
    const answer = await get('page.js', 'identity');
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['vary']).toBe('Accept-Encoding');
    expect(answer.text).toBe(script);
  });

  it('stay as they are where nothing is gained', async () => {
    expect((await get('font.woff2', 'br')).headers['content-encoding']).toBeUndefined();
    expect((await get('missing.js', 'br')).status).toBe(404);
  });
});
