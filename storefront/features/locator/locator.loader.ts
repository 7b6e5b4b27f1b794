import { loader } from '#storefront/shared/loader.ts';
import { locationsQuery, locatorItemQuery, locatorSearch } from './locator.queries.ts';

export const locatorLoader = loader(async ({ load, url }) => {
  const { address, item } = locatorSearch(url.searchParams);
  await Promise.all([load(locationsQuery({ Address: address })), item ? load(locatorItemQuery(item)) : undefined]);
});
