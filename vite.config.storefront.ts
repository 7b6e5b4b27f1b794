// Two builds of one source: the browser's (hashed files under /assets/) and the server's (one module for Node).
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { unusedRouterParts } from './storefront/unused-router-parts.ts';

/** Chunks that the page's start evaluates one after the other, a task each, so that no task is long. */
const stages = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/(react-router|react-router-dom|@tanstack)\// },
  { name: 'i18n', test: /node_modules\/(i18next|react-i18next)\// },
  { name: 'common', test: /storefront\/(ui|lib|shared)\/.*tsx?$/, minShareCount: 14 },
];

export default defineConfig(({ isSsrBuild }) => ({
  publicDir: false,
  plugins: [react(), unusedRouterParts()],
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  build: {
    emptyOutDir: true,
    manifest: !isSsrBuild,
    cssCodeSplit: true,
    // Small chunks would otherwise be inlined fonts and pictures that no page needs.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
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
