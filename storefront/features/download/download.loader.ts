import { loader } from '#storefront/shared/loader.ts';
import { downloadsQuery } from '#storefront/shared/download/download.queries.ts';
import { requireSignedIn } from '#storefront/shared/session/require-signed-in.ts';
import { parseDownloads } from './downloads-url.ts';

export const downloadsLoader = loader(async (context) => {
  await requireSignedIn(context);
  const { from, search } = parseDownloads(context.url.searchParams);
  await context.load(downloadsQuery(from, search));
});
