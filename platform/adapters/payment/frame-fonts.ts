// The shop's own faces, for pages in frames of the checkout: they look like the page around them.
import { createRequire } from 'node:module';
import type { Express } from 'express';

const { resolve } = createRequire(import.meta.url);
const fonts = new Map([
  ['sans', resolve('@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2')],
  ['mono', resolve('@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2')],
]);

/** As `<folder>/fonts/sans.woff2` and `mono.woff2`. */
export function serveFrameFonts(app: Express, folder = ''): void {
  app.get(`${folder}/fonts/:name.woff2`, (req, res) => {
    const file = fonts.get((req.params as { readonly name: string }).name);
    if (file) res.sendFile(file, { maxAge: '1y', immutable: true });
    else res.status(404).end();
  });
}
