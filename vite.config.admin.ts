// The back office: a plain single-page app under /admin, in its own bundle.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'admin',
  base: '/admin/',
  publicDir: false,
  plugins: [react()],
  build: { outDir: '../dist/admin', emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 2_000 },
});
