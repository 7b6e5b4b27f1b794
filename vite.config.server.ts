// Bundles every role of the server to one file each; packages stay outside.
import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: false,
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
        projector: 'roles/projector.main.ts',
        worker: 'roles/worker.main.ts',
        web: 'roles/web/web.main.ts',
        'catalogue-index': 'roles/catalogue-index.main.ts',
        thread: 'roles/thread.main.ts',
        gateway: 'roles/gateway.main.ts',
        demo: 'roles/demo.main.ts',
        import: 'roles/import.main.ts',
        'read-models': 'roles/read-models.main.ts',
        operations: 'roles/operations/operations.main.ts',
        start: 'roles/start/start.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
