import { pageProblem } from '#storefront/lib/page-problem.ts';
import { loader } from '#storefront/shared/loader.ts';
import { staticContentQuery, staticPages } from './static-content.queries.ts';

export const staticContentLoader = loader(async ({ load, params }) => {
  const page = staticPages.find((known) => known === params.page);
  if (!page) throw pageProblem(404, 'not_found');
  const { StaticContentBlocks } = await load(staticContentQuery(page));
  if (StaticContentBlocks.length === 0) throw pageProblem(404, 'not_found');
});
