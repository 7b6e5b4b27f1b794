import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleText } from './bundle.ts';
import { bundleOf, headOf, logOf, otherSigner, signer } from './testing/bundles.ts';
import { publicKeyOf } from './tree-head.ts';

describe('millwright-verify', () => {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-verify-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const log = logOf(['order-1', 'cart-1', 'order-1', 'cart-1']);
  const file = (name: string, text: string | Buffer) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const good = file('good.jsonl', bundleText(bundleOf(log, ['order-1', 'order-2'], { sizes: [2, 4] })));
  const pem = (by: typeof signer) => publicKeyOf(by.publicKey).export({ format: 'pem', type: 'spki' }).toString();

  const run = (...args: string[]) =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      execFile(process.execPath, ['--import', 'tsx', 'proof/verify.main.ts', ...args], (error, out, err) =>
        resolve({ code: error ? Number(error.code) : 0, out, err }),
      );
    });

  it('ends with 0 and says what is proven, and that the key came with the export', async () => {
    const { code, out } = await run(good);
    expect(code).toBe(0);
    expect(out).toMatch(/^PROVEN: 2 events in 2 streams, as of the head of 4 events /);
    expect(out).toContain('  order-1: all 2 events, none after revision 1\n  order-2: does not exist\n');
    expect(out).toMatch(/Key: the one in the export itself, ([0-9a-f]{4} ){7}[0-9a-f]{4}\. Compare it/);
  });

  it('ends with 0 for the key, the head and the streams that the caller knows from elsewhere', async () => {
    const { code, out } = await run(
      good,
      '--public-key',
      file('key.pem', pem(signer)),
      '--head',
      file('head.json', JSON.stringify(headOf(log.slice(0, 2)))),
      '--stream',
      'order-1',
    );
    expect([code, out]).toEqual([0, expect.stringContaining('Key: the one you gave')]);
  });

  it.each([
    [
      'a changed event',
      () => [file('changed.jsonl', bundleText(bundleOf(log, ['order-1'])).replace('évènement 2', 'évènement 3'))],
      'order-1@1, Happened, was changed',
    ],
    ['another key', () => [good, '--public-key', otherSigner.publicKey], 'is signed by another key than the one given'],
    ['another head', () => [good, '--head', `2:${'0'.repeat(64)}`], 'known from elsewhere, is not one of the bundle'],
    ['bytes that are no text', () => [file('bytes.jsonl', Buffer.from([0xff, 0x0a]))], 'The file is not UTF-8 text.'],
  ])('ends with 1 and says why: %s', async (_what, args, sentence) => {
    const { code, out } = await run(...args());
    expect([code, out]).toEqual([1, expect.stringContaining(sentence)]);
  });

  it.each([
    ['no file', () => []],
    ['a file that is not there', () => [join(folder, 'nothing.jsonl')]],
    ['a folder', () => [folder]],
    ['a key that is none', () => [good, '--public-key', 'none']],
    ['a head that is none', () => [good, '--head', good]],
    ['an unknown option', () => [good, '--believe']],
  ])('ends with 2 and one sentence: %s', async (_what, args) => {
    const { code, out, err } = await run(...args());
    expect([code, out]).toEqual([2, '']);
    expect(err).not.toBe('');
    expect(err).not.toContain('    at ');
  });
});
