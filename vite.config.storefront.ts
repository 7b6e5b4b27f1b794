// Two builds of one source: the browser's (hashed files under /assets/) and the server's (one module for Node).
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { ownCopy } from './storefront/build/own-copy.ts';
import { serverOnlyNames } from './storefront/build/server-only-names.ts';
import { pureComponents } from './storefront/build/pure-components.ts';

/** Chunks that the page's start evaluates one after the other, a task each, so that no task is long. */
const stages = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/(react-router|react-router-dom|@tanstack)\/[^?]*$/ },
  { name: 'i18n', test: /node_modules\/(i18next|react-i18next)\// },
  // Not the dialog, however many pages open one: the library under it is 20 kB of gzip that no first load needs. Nor radio
  // buttons, which stand in forms alone.
  { name: 'common', test: /storefront\/(?!ui\/(?:dialog|radio-group))(ui|lib|shared)\/.*tsx?$/, minShareCount: 12 },
];

/** react-router offers bundlers its development build only, 1 kB of gzip more. */
const routerBuild = fileURLToPath(new URL('node_modules/react-router/dist/production/', import.meta.url));
const productionRouter = [
  { find: /^react-router$/, replacement: `${routerBuild}index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${routerBuild}dom-export.mjs` },
];

/** The router that goes to other pages is 15 kB of gzip and comes after the page. */
const navigationRouter = ownCopy(/app\/browser\/navigation-router\.ts$/, /node_modules\/react-router(-dom)?\//);

export default defineConfig(({ isSsrBuild }) => ({
  publicDir: false,
  plugins: [react(), pureComponents(), ...(isSsrBuild ? [] : [navigationRouter, serverOnlyNames()])],
  resolve: { alias: productionRouter },
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  build: {
    emptyOutDir: true,
    manifest: !isSsrBuild,
    cssCodeSplit: true,
    // Small chunks would otherwise be inlined fonts and pictures that no page needs.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The names of every page's chunks are 2 kB of every page. Pointing at a link fetches its page before the click.
    modulePreload: false,
    rolldownOptions: isSsrBuild
      ? { output: { entryFileNames: 'entry-server.js' } }
      : {
          input: ['storefront/app/stages/react.ts', 'storefront/app/entry-client.tsx'],
          output: { codeSplitting: { groups: stages } },
        },
  },
  // React must be the production build on the server, whatever NODE_ENV says, so it is bundled.
  ssr: { noExternal: true, target: 'node' },
  define: { 'process.env.NODE_ENV': '"production"' },
}));
