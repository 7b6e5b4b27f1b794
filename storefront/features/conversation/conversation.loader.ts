import { loader } from '#storefront/shared/loader.ts';
import { conversationQuery, messagesQuery } from '#storefront/shared/conversation/conversation.queries.ts';
import { requireSignedIn } from '#storefront/shared/session/require-signed-in.ts';

export const pageOf = (url: URL): number => {
  const page = Number(url.searchParams.get('page') ?? '1');
  return Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1;
};

export const messagesLoader = loader(async (context) => {
  await requireSignedIn(context);
  await Promise.all([context.load(messagesQuery(pageOf(context.url))), context.load(conversationQuery())]);
});
