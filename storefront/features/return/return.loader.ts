import { redirect } from 'react-router-dom';
import { pageProblem } from '#storefront/lib/page-problem.ts';
import type { ReadQuery } from '#storefront/lib/queries.ts';
import { loader, type LoaderContext } from '#storefront/shared/loader.ts';
import { foundEmail } from '#storefront/shared/order/found-order.ts';
import { paths } from '#storefront/shared/paths.ts';
import {
  hasReturns,
  orderReturnsQuery,
  ordersToReturnQuery,
  returnQuery,
  returnsQuery,
} from '#storefront/shared/return/return.queries.ts';
import { requireSignedIn } from '#storefront/shared/session/require-signed-in.ts';
import { isSignedIn, settingsQuery, userQuery } from '#storefront/shared/session/session.ts';
import { pageOf, searchOf } from './returns-url.ts';

/** Where there are no returns, there is no such page (spec 6). */
async function requireReturns({ load }: LoaderContext): Promise<void> {
  if (!hasReturns(await load(settingsQuery))) throw pageProblem(404, 'not_found');
}

async function requireAccount(context: LoaderContext): Promise<void> {
  await requireSignedIn(context);
  await requireReturns(context);
}

export const newReturnLoader = loader(async (context) => {
  await requireAccount(context);
  await context.load(ordersToReturnQuery(searchOf(context.url.searchParams)));
});

export const existingReturnsLoader = loader(async (context) => {
  await requireAccount(context);
  const { returnId } = context.params;
  await (returnId ? context.load(returnQuery(returnId)) : context.load(returnsQuery(pageOf(context.url.searchParams))));
});

/** Guests who have lost the order that they had found (a reload, a bookmark) find it again first. */
async function forGuestsToo<T>(context: LoaderContext, query: (email?: string) => ReadQuery<T>): Promise<void> {
  await requireReturns(context);
  const isKnown = isSignedIn(await context.load(userQuery));
  const asked = context.load(query(foundEmail(context.queryClient)));
  await (isKnown ? asked : asked.catch(() => Promise.reject(redirect(paths.trackOrder))));
}

export const returnFormLoader = loader((context) =>
  forGuestsToo(context, (email) => orderReturnsQuery(context.url.searchParams.get('orderId') ?? '', email)),
);

export const returnCompleteLoader = loader((context) =>
  forGuestsToo(context, (email) => returnQuery(context.url.searchParams.get('returnId') ?? '', email)),
);
