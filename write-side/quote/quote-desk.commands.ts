// The quote desk: what a CSR does with a quote. Each command is one line of intent; the rules are the decider's.
import { hash } from 'node:crypto';
import type { quoteOperations } from '#contracts/quote/quote.ts';
import { quote } from '#domain/quote/quote.decider.ts';
import { revisionOf } from '#domain/quote/quote-desk.ts';
import type { QuoteState } from '#domain/quote/quote.state.ts';
import { DomainError, notFound } from '#domain/shared/domain-error.ts';
import { needed } from '#domain/shared/needed.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { readableNumber } from '#platform/kernel/runtime/readable-number.ts';
import { endOfShopDay } from '#platform/shop/shop-calendar.ts';
import { canonicalJson } from '#proof/canonical-json.ts';
import { byCaller, decideOn, edit, freightAndTaxes, run, streamOf } from './quote-access.ts';
import { catalogueItem, priceFor, pricesFor } from './quoted-item.ts';

type DeskCommands = Pick<
  Handlers<typeof quoteOperations, 'command'>,
  Extract<keyof Handlers<typeof quoteOperations, 'command'>, `admin/${string}`>
>;

const changed = ({ changes }: QuoteState) => ({ changes });
const load = async (quoteId: string, context: OperationContext): Promise<QuoteState> => {
  const { state } = await context.load(quote, streamOf(quoteId));
  return state.status === 'none' ? notFound('quote_not_found') : state;
};

export const deskCommands: DeskCommands = {
  async 'admin/quote/create'({ contactId }, context) {
    const contact = (await context.queries.contact.find({ contactId })).contact ?? notFound('contact_not_found');
    const { currency } = await context.queries.account.profile({ accountId: contact.accountId });
    const quoteId = context.id('quote');
    const quoteNumber = readableNumber('Q', quoteId);
    const begun = {
      quoteNumber,
      personId: `contact:${contactId}`,
      accountId: contact.accountId,
      language: contact.language,
      currency,
      placedBy: `${contact.firstName} ${contact.lastName}`,
    };
    const state = await run({ type: 'Draft', ...byCaller(quoteId, context), ...begun }, context);
    await run(
      {
        type: 'ChangeHeader',
        ...byCaller(quoteId, context),
        changesSeen: state.changes,
        header: await headerFor(contact, context),
      },
      context,
    );
    return { quoteId, quoteNumber };
  },

  'admin/quote/startreview': async ({ quoteId }, context) =>
    changed(await decideOn({ type: 'StartReview', ...byCaller(quoteId, context), changesSeen: 0 }, context)),

  async 'admin/quote/updatequantity'({ quoteId, changes: changesSeen, lineId, quantity }, context) {
    const price = await priceFor(await load(quoteId, context), lineId, quantity, context);
    return changed(
      await edit(
        {
          type: 'ChangeQuantity',
          ...byCaller(quoteId, context),
          changesSeen,
          lineId,
          quantity,
          ...(price ? { price } : {}),
        },
        context,
      ),
    );
  },

  async 'admin/quote/addline'({ quoteId, changes: changesSeen, itemNumber, quantity }, context) {
    const { accountId } = await load(quoteId, context);
    return changed(
      await edit(
        {
          type: 'AddLine',
          ...byCaller(quoteId, context),
          changesSeen,
          item: await catalogueItem(itemNumber, quantity, accountId, context),
        },
        context,
      ),
    );
  },

  async 'admin/quote/addfreeline'({ quoteId, changes: changesSeen, name, quantity, unitPrice }, context) {
    const { currency } = await load(quoteId, context);
    const price = { priceList: '', version: 0, currency, listPrice: unitPrice, tierQuantity: 1, unitPrice };
    const item = {
      itemNumber: '',
      name: { en: name, fr: name },
      quantity,
      price,
      grams: 0,
      components: [],
      backorder: false,
    };
    return changed(await edit({ type: 'AddLine', ...byCaller(quoteId, context), changesSeen, item }, context));
  },

  'admin/quote/removeline': async ({ quoteId, changes: changesSeen, lineId }, context) =>
    changed(await edit({ type: 'RemoveLine', ...byCaller(quoteId, context), changesSeen, lineId }, context)),

  async 'admin/quote/saveheader'({ quoteId, changes: changesSeen, shipTo, billTo, shippingMethod }, context) {
    if (shippingMethod) await context.queries.shipping.require({ shippingMethod });
    const header = {
      ...(shipTo ? { shipTo } : {}),
      ...(billTo ? { billTo } : {}),
      ...(shippingMethod ? { shippingMethod } : {}),
    };
    return changed(await edit({ type: 'ChangeHeader', ...byCaller(quoteId, context), changesSeen, header }, context));
  },

  'admin/quote/overrideprice': async ({ quoteId, changes: changesSeen, ...price }, context) =>
    changed(await edit({ type: 'OverridePrice', ...byCaller(quoteId, context), changesSeen, ...price }, context)),
  'admin/quote/resetprice': async ({ quoteId, changes: changesSeen, lineId }, context) =>
    changed(await edit({ type: 'ResetPrice', ...byCaller(quoteId, context), changesSeen, lineId }, context)),
  'admin/quote/discountline': async ({ quoteId, changes: changesSeen, ...given }, context) =>
    changed(await edit({ type: 'DiscountLine', ...byCaller(quoteId, context), changesSeen, ...given }, context)),
  'admin/quote/removelinediscount': async ({ quoteId, changes: changesSeen, lineId }, context) =>
    changed(await edit({ type: 'RemoveLineDiscount', ...byCaller(quoteId, context), changesSeen, lineId }, context)),
  'admin/quote/discount': async ({ quoteId, changes: changesSeen, ...given }, context) =>
    changed(await edit({ type: 'DiscountQuote', ...byCaller(quoteId, context), changesSeen, ...given }, context)),
  'admin/quote/removediscount': async ({ quoteId, changes: changesSeen }, context) =>
    changed(await edit({ type: 'RemoveQuoteDiscount', ...byCaller(quoteId, context), changesSeen }, context)),

  async 'admin/quote/updateprices'({ quoteId, changes: changesSeen }, context) {
    const { lines, accountId } = await load(quoteId, context);
    const prices = await pricesFor(
      lines.flatMap(({ itemNumber }) => (itemNumber ? [itemNumber] : [])),
      accountId,
      context,
    );
    return changed(await edit({ type: 'UpdatePrices', ...byCaller(quoteId, context), changesSeen, prices }, context));
  },

  async 'admin/quote/recalculate'({ quoteId, changes: changesSeen }, context) {
    const state = await load(quoteId, context);
    const today = await freightAndTaxes(state, context);
    return changed(
      today
        ? await decideOn({ type: 'Recalculate', ...byCaller(quoteId, context), changesSeen, ...today }, context)
        : state,
    );
  },

  async 'admin/quote/offeralternative'({ quoteId, changes: changesSeen, lineId, itemNumber }, context) {
    const { accountId, lines } = await load(quoteId, context);
    const { quantity: _, ...alternative } = await catalogueItem(
      itemNumber,
      lines.find((line) => line.lineId === lineId)?.quantity ?? 1,
      accountId,
      context,
    );
    return changed(
      await edit(
        { type: 'OfferAlternative', ...byCaller(quoteId, context), changesSeen, lineId, alternative },
        context,
      ),
    );
  },

  'admin/quote/withdrawalternative': async ({ quoteId, changes: changesSeen, ...which }, context) =>
    changed(await edit({ type: 'WithdrawAlternative', ...byCaller(quoteId, context), changesSeen, ...which }, context)),
  'admin/quote/requestapproval': async ({ quoteId, changes: changesSeen }, context) =>
    changed(await decideOn({ type: 'RequestApproval', ...byCaller(quoteId, context), changesSeen }, context)),
  'admin/quote/approvepricing': async ({ quoteId, changes: changesSeen }, context) =>
    changed(await decideOn({ type: 'ApprovePricing', ...byCaller(quoteId, context), changesSeen }, context)),
  'admin/quote/return': async ({ quoteId, changes: changesSeen, question }, context) =>
    changed(await decideOn({ type: 'Return', ...byCaller(quoteId, context), changesSeen, question }, context)),
  'admin/quote/decline': async ({ quoteId, changes: changesSeen, reason }, context) =>
    changed(await decideOn({ type: 'Decline', ...byCaller(quoteId, context), changesSeen, reason }, context)),

  async 'admin/quote/publish'({ quoteId, changes: changesSeen, validUntil }, context) {
    const state = await load(quoteId, context);
    // Refuses an address that the shop does not sell to.
    await freightAndTaxes(state, context);
    const content = revisionOf(quoteId, state, validUntil);
    const sha256 = hash('sha256', canonicalJson(content), 'hex');
    const { limit: maxDiscount } = await context.queries.quote.maxDiscount();
    const command = {
      type: 'Publish',
      ...byCaller(quoteId, context),
      changesSeen,
      revision: content.revision,
      validUntil,
      expiresAt: endOfShopDay(validUntil),
      hash: sha256,
      maxDiscount,
    } as const;
    const { published, changes } = await decideOn(command, context);
    const made = needed(published, 'revision that was published');
    return { changes, revision: made.content.revision, hash: made.hash };
  },

  async 'admin/quote/declinemany'({ quotes, reason }, context) {
    const declined: string[] = [];
    const refused: { quoteId: string; code: string }[] = [];
    for (const { quoteId, changes: changesSeen } of quotes) {
      try {
        await run({ type: 'Decline', ...byCaller(quoteId, context), changesSeen, reason }, context);
        declined.push(quoteId);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        refused.push({ quoteId, code: error.code });
      }
    }
    return { declined, refused };
  },

  async 'admin/quote/postmessage'({ quoteId, lineId = '', visibility, text }, context) {
    await run(
      {
        type: 'PostMessage',
        ...byCaller(quoteId, context),
        messageId: context.id('message'),
        lineId,
        visibility,
        text,
      },
      context,
    );
    return { message: 'success' };
  },
};

/** A quote begun on the phone goes to the account's primary address until somebody says otherwise. */
export async function headerFor(
  contact: { readonly email: string; readonly accountId: string },
  context: OperationContext,
) {
  const { primary } = await context.queries.account.primaryAddress({ accountId: contact.accountId });
  return { email: contact.email, ...(primary ? { shipTo: primary, billTo: primary } : {}) };
}
