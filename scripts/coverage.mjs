// npm run coverage: docs/coverage.md anew. By Vite, since what it reads are pages, with their style sheets.
import { writeFileSync } from 'node:fs';
import { createServer } from 'vite';

const vite = await createServer({ configFile: false, logLevel: 'error', server: { middlewareMode: true, ws: false } });
try {
  const { coverage, page } = await vite.ssrLoadModule('./tests/specification/coverage.ts');
  writeFileSync('docs/coverage.md', page(coverage()));
} finally {
  await vite.close();
}
