// Bundles the verifier to one file that needs nothing but Node.
import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/verify',
    emptyOutDir: true,
    minify: false,
    rollupOptions: {
      input: 'proof/verify.main.ts',
      output: { entryFileNames: 'millwright-verify.mjs', banner: '#!/usr/bin/env node' },
    },
  },
});
