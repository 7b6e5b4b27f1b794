// Shows staff what the customer saw: the storefront's own page of an order or quote, rendered as its buyer would have
// got it at a moment: without scripts and without a way to anywhere, for a frame of the back office.
import { randomUUID } from 'node:crypto';
import type { Express, Request, Response } from 'express';
import { needed } from '#domain/shared/needed.ts';
import { sessionOf } from '#platform/adapters/session/session-of.ts';
import { languageOf } from '#platform/kernel/http/language.ts';
import type { Caller } from '#platform/kernel/operations/caller.ts';
import { Refusal } from '#platform/kernel/failure/refusal.ts';
import { asOfFrom, type AsOf } from '#platform/kernel/read-model/as-of.ts';
import { loadRows } from '#platform/kernel/read-model/table.ts';
import { readOnlySession } from '#platform/kernel/operations/session.ts';
import { contacts } from '#projections/contact/contacts.ts';
import { orders } from '#projections/order/orders.ts';
import { quotes } from '#projections/quote/quotes.ts';
import { foundOrderKey } from '#storefront/shared/order/found-order.ts';
import { paths } from '#storefront/shared/paths.ts';
import type { Application } from '../application.ts';
import { createLocalClient } from './local-client.ts';
import type { Storefront } from './pages.ts';
import { isoNow } from '#platform/kernel/runtime/clock.ts';

interface Owner {
  readonly caller: Caller;
  /** The language that they shopped in. */
  readonly language: 'en' | 'fr';
}

export function serveBuyerPage(app: Express, application: Application, storefront: Storefront, origin: string): void {
  const { dispatcher, pool, store } = application;

  async function ownerOf(kind: string, id: string): Promise<Owner> {
    const [order, quote] = await Promise.all([loadRows(pool, orders, [id]), loadRows(pool, quotes, [id])]);
    const row = needed((kind === 'order' ? order : quote).get(id), 'order or quote of the page');
    const language = order.get(id)?.state.draft.language ?? quote.get(id)?.state.language;
    const contact = (await loadRows(pool, contacts, [row.person_id.replace('contact:', '')])).values().next().value;
    return {
      caller: { role: contact?.data.role ?? 'guest', personId: row.person_id, accountId: row.account_id },
      language: language === 'fr' ? 'fr' : 'en',
    };
  }

  app.get('/admin/asseen/:kind/:id', async (req: Request, res: Response) => {
    const { kind, id } = req.params as { kind: string; id: string };
    if (kind !== 'order' && kind !== 'quote') throw new Refusal(404, 'not_found');
    const present = isoNow(application.services.clock);
    const asOf = typeof req.query['asOf'] === 'string' ? req.query['asOf'] : present;
    const commandId = randomUUID();
    // Who may look at the order or quote as of then may look at its buyer's page; whatever is wrong with the request is
    // said here.
    const call = {
      session: await sessionOf(pool, req, 'desk'),
      language: languageOf(req),
      commandId,
      correlationId: commandId,
    };
    await (kind === 'order'
      ? dispatcher.dispatch('admin/order/detail', { orderId: id, asOf }, call)
      : dispatcher.dispatch('admin/quote/desk', { quoteId: id, asOf }, call));
    const past = await asOfFrom(asOf, present, store);
    const html = await pageFor(kind, id, await ownerOf(kind, id), past, String(res.locals['nonce']));
    const policy = String(res.get('content-security-policy'))
      .replace(/frame-ancestors [^;]+/, "frame-ancestors 'self'")
      .replace(/script-src [^;]+/, "script-src 'none'");
    res.set({ 'content-security-policy': policy, 'cache-control': 'no-store' }).type('html').send(html);
  });

  async function pageFor(
    kind: 'order' | 'quote',
    id: string,
    { caller, language }: Owner,
    past: AsOf,
    nonce: string,
  ): Promise<string> {
    const client = createLocalClient(dispatcher, readOnlySession(caller), language, { past });
    const user = await client.get('account/getusercontext', {});
    const isGuest = caller.accountId === '';
    const known = isGuest
      ? [[foundOrderKey, await client.post('customer/getorderdetails', { OrderId: id })] as const]
      : [];
    const url = isGuest ? paths.guestOrder : kind === 'order' ? paths.order(id) : paths.quote(id);
    const result = await storefront.render({ url, origin, language, client, nonce, user, known, still: true });
    if (result.kind === 'redirect') throw new Refusal(404, 'not_found');
    // In its frame nothing may open, so that a link is just words.
    return result.html.toString().replace('<head>', '<head><base target="_blank"/>');
  }
}
