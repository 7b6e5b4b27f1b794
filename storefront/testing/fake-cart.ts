// The changing half of the fake: a cart, its checkout and one placed order.
import type { Output, Request, Route } from '#contracts/api.ts';
import type { OrderLine, PlacedOrder } from '#contracts/order/order.ts';
import { ApiError } from '#contracts/client.ts';
import type { UserContext } from '#contracts/account/account.ts';
import { contact, guest, product } from './fixtures.ts';

type Answers = { [R in Route]?: (input: Request<R>) => Output<R> };
export interface FakeCart {
  readonly id: () => string;
  readonly count: () => number;
  readonly answers: Answers;
  readonly lines: OrderLine[];
}

const orderId = 'cart-1';

const line = (itemNumber: string, quantity: number): OrderLine => {
  const card = product(Number.parseInt(itemNumber, 10) - 6200 || 0);
  const tiers = card.prices ?? [];
  const unit = [...tiers].reverse().find((tier) => tier.quantity <= quantity)?.unitPrice ?? 0;
  const list = tiers[0]?.unitPrice ?? 0;
  return {
    LineID: `line-${itemNumber}`,
    OrderID: orderId,
    ProductId: itemNumber,
    SEOFriendlyName: card.seoFriendlyName,
    SkuName: card.name,
    ProductImageURL: card.imageUrl,
    SwatchSizeValue: '',
    Qty: quantity,
    Unit: card.unit,
    PackQuantity: card.packQuantity,
    UnitPrice: list,
    ExtendedPrice: unit < list ? unit : 0,
    LineDiscount: 0,
    RelatedOrderLines: [],
    LineTotal: unit * quantity,
    LineStatus: 1,
    ShippedQty: 0,
    CancelledQty: 0,
    BackorderedQty: 0,
    AttachmentCount: 0,
    Availability: card.availability,
  };
};

const totals = (lines: readonly OrderLine[]) => {
  const SubTotal = lines.reduce((sum, one) => sum + one.LineTotal, 0);
  const TaxTotal = Math.round(SubTotal * 0.14975);
  return {
    SubTotal,
    ShippingTotal: 1500,
    TaxTotal,
    DiscountTotal: 0,
    FeeLines: [],
    PromotionLines: [],
    OrderTotal: SubTotal + TaxTotal + 1500,
  };
};

const header = (lines: readonly OrderLine[]) => ({
  OrderID: orderId,
  OrderTag: '',
  PaymentAmount: 0,
  ...totals(lines),
  CurrencyCode: 'CAD' as const,
  LineCount: lines.length,
  TaxLines: [
    { name: 'GST', rate: 5, amount: Math.round(totals(lines).SubTotal * 0.05) },
    { name: 'QST', rate: 9.975, amount: Math.round(totals(lines).SubTotal * 0.09975) },
  ],
});

const address = {
  firstName: 'Marie',
  lastName: 'Tremblay',
  company: 'Atelier Tremblay inc.',
  addressName: '',
  addressLine1: '1250 rue Notre-Dame Ouest',
  addressLine2: '',
  addressLine3: '',
  city: 'Montréal',
  state: 'QC',
  county: '',
  zip: 'H3C 1J9',
  country: 'CA',
  phone1: '514 555-0142',
  phone2: '',
  phone3: '',
  fax: '',
  extension: '',
};

export function fakeCart(): FakeCart {
  const lines: OrderLine[] = [];
  const find = (id: string) => lines.findIndex((one) => one.LineID === id);
  const changed = (one: OrderLine) => ({
    OrderID: orderId,
    LineID: one.LineID,
    Qty: one.Qty,
    UnitPrice: one.UnitPrice,
    ExtendedPrice: one.ExtendedPrice,
    lineCount: lines.length,
    SubTotal: totals(lines).SubTotal,
    CurrencyCode: 'CAD' as const,
  });
  const details = () => ({
    OrderHeader: header(lines),
    OrderLines: lines.map((one) => ({ ...one })),
    IsOrderShipableCount: lines.length,
    RewardEarnings: { Points: 0, ExchangeRate: 0 },
    Promotions: [],
    Coupons: [],
    RemovedCoupons: [],
  });
  let chosen: Partial<Request<'checkout/saveheader'>> = {};
  const answers: Answers = {
    'cart/addtocart': ({ ProductId, Qty }) => {
      const at = find(`line-${ProductId}`);
      const added = line(ProductId, (lines[at]?.Qty ?? 0) + (Qty ?? 1));
      if (at < 0) lines.push(added);
      else lines[at] = added;
      return changed(added);
    },
    'cart/updatequantity': ({ LineId, Qty }) => {
      if (Qty > 5000)
        throw new ApiError(409, { ErrorId: 0, LogId: 0, code: 'sold_out', message: 'Only 12 of 6200-2RS are left.' });
      const at = find(LineId);
      const next = line(lines[at]?.ProductId ?? '', Qty);
      lines[at] = next;
      return changed(next);
    },
    'cart/removecartitem': ({ LineId }) => {
      lines.splice(find(LineId), 1);
      return { orderDeleted: true, orderEntityModel: { ...details(), Message: '' } };
    },
    'cart/removeallcartitems': () => {
      lines.length = 0;
      return { message: 'success', lineCount: 0 };
    },
    'cart/acceptprices': () => ({ SubTotal: totals(lines).SubTotal }),
    'cart/getcartdetails/{id}': details,
    'checkout/getheader': () => ({
      OrderHeader: header(lines),
      Email: chosen.Email ?? '',
      ShipTo: chosen.ShipTo as never,
      BillTo: chosen.BillTo as never,
      ShippingMethod: chosen.ShippingMethod ?? '',
      ShipTogether: chosen.ShipTogether ?? false,
      PaymentParts: [],
      Deliveries: [],
      CustomerComments: chosen.CustomerComments ?? '',
      Missing: [
        ...(chosen.Email ? [] : ['email' as const]),
        ...(chosen.ShipTo ? [] : ['shipTo' as const]),
        ...(chosen.BillTo ? [] : ['billTo' as const]),
        ...(chosen.ShippingMethod ? [] : ['shippingMethod' as const]),
      ],
    }),
    'checkout/saveheader': (input) => {
      chosen = { ...chosen, ...input };
      return { ...totals(lines), CurrencyCode: 'CAD', TaxLines: header(lines).TaxLines };
    },
    'checkout/getshippingquotations': () => [
      {
        shippingMethod: 'ground',
        kind: 'delivery',
        onRequest: false,
        name: 'Ground',
        price: 1500,
        currency: 'CAD',
        shipsOn: '2026-11-23',
        arrivesBy: '2026-11-26',
        parts: [{ units: 3, shipsOn: '2026-11-23', arrivesBy: '2026-11-26' }],
      },
      {
        shippingMethod: 'express',
        kind: 'delivery',
        onRequest: false,
        name: 'Express',
        price: 3450,
        currency: 'CAD',
        shipsOn: '2026-11-23',
        arrivesBy: '2026-11-24',
        parts: [{ units: 3, shipsOn: '2026-11-23', arrivesBy: '2026-11-24' }],
      },
      {
        shippingMethod: 'pickup',
        kind: 'pickup',
        onRequest: false,
        name: 'Pick-up, Montréal counter',
        price: 0,
        currency: 'CAD',
        shipsOn: '2026-11-23',
        arrivesBy: '2026-11-23',
        parts: [{ units: 3, shipsOn: '2026-11-23', arrivesBy: '2026-11-23' }],
      },
    ],
    'customer/getpaymentoptions': () => [
      {
        method: 'card',
        name: 'Card',
        cardFormUrl: 'http://127.0.0.1:4399/fields',
        gatewayOrigin: 'http://127.0.0.1:4399',
        canSave: false,
      },
      { method: 'terms', name: 'Account terms (PO)', creditLeft: 1_254_000, creditLimit: 2_000_000 },
    ],
    'checkout/placeorder': () => ({ status: 'placed', OrderID: orderId, OrderNumber: 'W7K4-88213' }),
    'checkout/get_ordercomplete': () => placed(lines),
    'account/countrylist': () => [
      { countryCode: 'CA', countryName: 'Canada' },
      { countryCode: 'US', countryName: 'United States' },
    ],
    'account/statelist/{id}': ({ id }) =>
      (id === 'CA'
        ? [
            ['AB', 'Alberta'],
            ['BC', 'British Columbia'],
            ['ON', 'Ontario'],
            ['QC', 'Québec'],
          ]
        : [
            ['MI', 'Michigan'],
            ['NY', 'New York'],
            ['VT', 'Vermont'],
          ]
      ).map(([stateCode = '', stateName = '']) => ({ stateCode, stateName })),
    'customer/getcustomeraddressbook': () => [{ addressId: 'a1', primary: true, address }],
  };
  return { id: () => (lines.length > 0 ? orderId : ''), count: () => lines.length, answers, lines };
}

const placed = (lines: readonly OrderLine[]): PlacedOrder => ({
  OrderHeader: {
    ...header(lines),
    OrderNumber: 'W7K4-88213',
    OrderDate: '2026-11-20T15:04:00Z',
    OrderStatus: 'partially-shipped',
    PlacedBy: 'Marie Tremblay',
    Email: 'marie@atelier.example',
    ShipTo: address,
    BillTo: address,
    ShippingMethod: 'ground',
    ShippingMethodName: 'Ground',
    PaymentMethod: 'card',
    PaymentWords: '',
    OnAccount: false,
    PaymentStatus: 'captured',
    PaymentText: 'Visa ending 4242',
    PaidTotal: 258_100,
    Receipts: [],
    UnpaidTotal: 0,
    PaymentReturned: false,
    RefundedTotal: 0,
    PONumber: '',
    ShipTogether: false,
    CustomerComments: 'Deliver to the dock.',
    QuoteNumber: '',
  },
  OrderLines: lines.map((one, index) => ({
    ...one,
    LineStatus: index === 0 ? 3 : 1,
    ShippedQty: index === 0 ? one.Qty : 0,
  })),
  IsOrderShipableCount: lines.length,
  Deliveries: [
    {
      DeliveryID: '1',
      ShipTo: address,
      ShippingMethod: 'ground',
      ShippingMethodName: 'Ground',
      ShippingTotal: 0,
      TaxLines: [],
      LineIDs: lines.map(({ LineID }) => LineID),
      Promised: [
        { units: 10, shipsOn: '2026-11-23', arrivesBy: '2026-11-26' },
        { units: 7, shipsOn: '2026-11-30', arrivesBy: '2026-12-03' },
      ],
    },
  ],
  Shipments: [
    {
      shipmentId: 's1',
      deliveryId: '1',
      shippedAt: '2026-11-21T09:00:00Z',
      carrier: 'Purolator',
      trackingNumber: 'PUR329018472',
      trackingUrl: 'https://example.com/track?pin=PUR329018472',
      lines: lines
        .slice(0, 1)
        .map((one) => ({ LineID: one.LineID, SkuName: one.SkuName, Qty: one.Qty, Unit: one.Unit })),
    },
  ],
  Refunds: [],
});

export const fakeOrders = (state: { user: UserContext }): Answers => {
  const lines = [line('6200-2RS', 2), line('6203-2RS', 12), line('6207-2RS', 50)];
  const summary = (index: number) => ({
    OrderID: `order-${index}`,
    OrderNumber: `W7K4-${88213 - index * 17}`,
    OrderDate: `2026-11-${String(20 - index).padStart(2, '0')}T15:04:00Z`,
    OrderStatus: (['processing', 'partially-shipped', 'shipped', 'cancelled'] as const)[index % 4] ?? 'shipped',
    OrderTotal: 129_900 + index * 7_311,
    CurrencyCode: 'CAD' as const,
    LineCount: 3 + index,
    PlacedBy: 'Marie Tremblay',
    PONumber: index % 2 ? `PO-${4711 + index}` : '',
    TrackingNumbers: index % 4 === 2 ? ['PUR329018472'] : [],
  });
  return {
    'customer/getorderdcountbyperiod': ({ Days = 30 }) => ({ Days, Count: 3 }),
    'customer/getorders': ({ search, only }) => ({
      total: search || only ? 0 : 12,
      orders: search || only ? [] : Array.from({ length: 12 }, (_, index) => summary(index)),
    }),
    'customer/getorderdetails': () => placed(lines),
    'customer/getorderdetailsforguest': ({ orderNumber }) => {
      if (orderNumber !== 'W7K4-88213')
        throw new ApiError(404, {
          ErrorId: 0,
          LogId: 0,
          code: 'order_not_found',
          message: 'No order was found with this number and e-mail.',
        });
      return placed(lines);
    },
    'account/login': ({ password }) => {
      if (password !== 'Demo-Password-1')
        throw new ApiError(401, {
          ErrorId: 0,
          LogId: 0,
          code: 'login_failed',
          message: 'Login has failed. Please enter a valid Username and Password.',
        });
      state.user = contact;
      return state.user;
    },
    'account/logout': () => (state.user = guest),
    'account/register': () => (state.user = contact),
    'account/retriveforgottenpassword': () => ({ message: 'success' }),
    'account/resetpassword': () => ({ message: 'success' }),
  };
};
