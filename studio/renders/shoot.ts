// Renders the catalogue's pictures into demo/pictures. All of them, or those whose key or family begins with an
// argument:
//   node --import tsx renders/shoot.ts [--draft] [--sheet /tmp/sheet.png] [prefix ...]
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { allPictures } from '../make/catalogue.ts';
import type { Picture } from '../make/model.ts';
import { contactSheet } from './contact-sheet.ts';

const argument = (name: string): string | undefined => {
  const index = process.argv.indexOf(name);
  return index < 0 ? undefined : process.argv.splice(index, 2)[1];
};
const flag = (name: string): boolean => {
  const index = process.argv.indexOf(name);
  return index >= 0 && process.argv.splice(index, 1).length > 0;
};
const sheet = argument('--sheet');
const draft = flag('--draft');
const prefixes = process.argv.slice(2);
const out = draft ? '/tmp/draft-pictures' : join(import.meta.dirname, '../../demo/pictures');
const shot = draft ? { size: 400, frames: 6, skies: 3 } : { size: 600, frames: 12, skies: 6 };

const bundle = async (): Promise<string> => {
  const result = await build({
    entryPoints: [join(import.meta.dirname, 'page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2023',
    logLevel: 'warning',
  });
  return result.outputFiles[0]?.text ?? '';
};

/** The faces of labels and dials, so that a picture does not depend on the machine's fonts. */
const fonts = (): string => {
  const require = createRequire(import.meta.url);
  const face = (family: string, file: string, weight: string): string =>
    `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${readFileSync(require.resolve(file)).toString('base64')})}`;
  return (
    face('IBM Plex Sans', '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2', '100 700') +
    face('IBM Plex Mono', '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2', '500')
  );
};

const wanted = (picture: Picture): boolean =>
  prefixes.length === 0 || prefixes.some((prefix) => picture.key.startsWith(prefix) || picture.family === prefix);

const save = async (key: string, png: Buffer): Promise<void> => {
  for (const [size, quality] of [
    [600, 82],
    [240, 80],
  ] as const) {
    const picture = sharp(png).resize(size, size, { kernel: 'lanczos3' }).sharpen({ sigma: 0.5, m1: 0.4, m2: 0.8 });
    writeFileSync(
      join(out, `${key}-${size}.webp`),
      await picture.webp({ quality, effort: 6, smartSubsample: true }).toBuffer(),
    );
  }
};

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--use-gl=angle',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--ignore-gpu-blocklist',
  ],
});
const page = await browser.newPage();
page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
page.on('pageerror', (error) => console.error(error.message));
await page.setContent(`<style>${fonts()}</style><body></body>`);
await page.evaluate(() =>
  Promise.all([document.fonts.load('600 20px "IBM Plex Sans"'), document.fonts.load('500 20px "IBM Plex Mono"')]),
);
await page.addScriptTag({ content: await bundle() });

if (draft) (await import('node:fs')).mkdirSync(out, { recursive: true });
const pictures = allPictures().filter(wanted);
let failures = 0;
for (const { key, family, params } of pictures) {
  const started = Date.now();
  try {
    const url = await page.evaluate(([name, data, how]) => window.shoot(name, data, how), [
      family,
      params,
      shot,
    ] as const);
    await save(key, Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
    console.log(key, `${Date.now() - started} ms`);
  } catch (error) {
    failures++;
    console.error(key, error instanceof Error ? error.message.split('\n')[0] : error);
  }
}
await browser.close();
if (sheet)
  await contactSheet(
    pictures.map(({ key }) => join(out, `${key}-600.webp`)),
    sheet,
  );
process.exitCode = failures ? 1 : 0;
