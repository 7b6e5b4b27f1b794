// Bundles every role of the server to one file each; packages stay outside, but for React, which letters are made of: it must be
// the production build whatever NODE_ENV says.
import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: false,
  ssr: { noExternal: [/^react$/, /^react-dom$/, /^@react-email\//] },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/server',
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    rollupOptions: {
      input: {
        'event-store': 'event-store/main.ts',
        'event-store-reader': 'event-store/reading/reader-thread.main.ts',
        projector: 'processes/projector.main.ts',
        worker: 'processes/worker.main.ts',
        web: 'processes/web/web.main.ts',
        'catalogue-index': 'processes/catalogue-index.main.ts',
        thread: 'processes/thread.main.ts',
        gateway: 'processes/gateway.main.ts',
        administrator: 'processes/administrator.main.ts',
        'first-administrator': 'processes/first-administrator.main.ts',
        demo: 'processes/demo.main.ts',
        history: 'processes/history.main.ts',
        import: 'processes/import.main.ts',
        'read-models': 'processes/read-models.main.ts',
        operations: 'processes/operations/operations.main.ts',
        start: 'processes/start/start.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
