import { redirect } from 'react-router-dom';
import { addressBookQuery, countriesQuery, statesQuery } from '#storefront/shared/address/address.queries.ts';
import { firstDraft, newAddress } from '#storefront/shared/address/address.ts';
import { cartQuery } from '#storefront/shared/cart/cart.ts';
import { headerQuery, paymentOptionsQuery, quotationsQuery } from '#storefront/shared/checkout/checkout.queries.ts';
import { paths } from '#storefront/shared/paths.ts';
import { requireSignedIn } from '#storefront/shared/session/require-signed-in.ts';
import { loader } from '#storefront/shared/loader.ts';
import { isSignedIn, userQuery } from '#storefront/shared/session/session.ts';
import { parseQuoteList } from './quote-list-url.ts';
import { offerArrivalQuery, quoteCompleteQuery, quoteQuery, quotesQuery } from './quote.queries.ts';

/** Guests are told why they must sign in; without lines there is nothing to ask for. */
export const requestQuoteLoader = loader(async ({ load }) => {
  const user = await load(userQuery);
  if (!isSignedIn(user)) return;
  if (!user.OrderId || user.lineCount === 0) throw redirect(paths.cart);
  const [header, book, countries] = await Promise.all([
    load(headerQuery(user.OrderId)),
    load(addressBookQuery),
    load(countriesQuery),
    load(cartQuery(user.OrderId)),
  ]);
  const { country, state, zip } = firstDraft(header.ShipTo, book, newAddress(countries));
  await Promise.all([
    load(statesQuery(country)),
    state && zip ? load(quotationsQuery(user.OrderId, { country, state, zip })) : undefined,
  ]);
});

export const quoteCompleteLoader = loader(async (context) => {
  await requireSignedIn(context);
  await context.load(quoteCompleteQuery(context.params.quoteId ?? ''));
});

export const quotesLoader = loader(async (context) => {
  await requireSignedIn(context);
  await context.load(quotesQuery(parseQuoteList(context.url.searchParams)));
});

export const quoteLoader = loader(async (context) => {
  await requireSignedIn(context);
  const [{ QuoteHeader }] = await Promise.all([
    context.load(quoteQuery(context.params.quoteId ?? '')),
    context.load(countriesQuery),
  ]);
  if (QuoteHeader.CanConvert) await context.load(offerArrivalQuery(QuoteHeader));
});

/** A quote that cannot be accepted (any more) says on its own page why. */
export const convertQuoteLoader = loader(async (context) => {
  await requireSignedIn(context);
  const quoteId = context.params.quoteId ?? '';
  const { QuoteHeader } = await context.load(quoteQuery(quoteId));
  if (!QuoteHeader.CanConvert) throw redirect(paths.quote(quoteId));
  await Promise.all([context.load(paymentOptionsQuery(quoteId)), context.load(offerArrivalQuery(QuoteHeader))]);
});
