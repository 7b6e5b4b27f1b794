import { redirect } from 'react-router-dom';
import { postQuery } from '#storefront/lib/queries.ts';
import { pageProblem } from '#storefront/lib/page-problem.ts';
import { loader } from '#storefront/shared/loader.ts';

/** An address of no page may be one that led somewhere once (spec 2); the server has asked that before it renders. */
export const notFoundLoader = loader(async ({ load, url }) => {
  const asked = { url: url.pathname + url.search };
  const { Action, reWriteUrl } = await load(postQuery('category/getredirectandrewriteurl', asked));
  if (reWriteUrl && Action !== 'No') throw redirect(reWriteUrl);
  throw pageProblem(404, 'not_found');
});
