import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import { personalRows } from '#projections/shared/personal-data.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { orderDeskFunctions } from './order-desk.functions.ts';
import { orderDescriptions, paymentDescriptions } from './order.descriptions.ts';
import { orderFunctions, orderQueries } from './order.queries.ts';
import { orderSubject, paymentSubject } from './order.subject.ts';
import { orders } from './orders.ts';
import { paymentWork, refundWork } from './payment-work.ts';
import { purchasedItemQueries } from './purchased-item.queries.ts';
import { purchases } from './purchases.ts';
import { spendingQueries } from './spending.queries.ts';
import { placedOrderOf } from './wire-order.ts';

export const feature = {
  needs: [
    'account',
    'attachment',
    'cart',
    'checkout',
    'contact',
    'gift-certificate',
    'gift-recipient',
    'line-note',
    'price-list',
    'product',
    'quote',
    'setting',
    'shipping',
    'staff',
    'stock',
    'store',
    'tax',
    'warehouse',
  ],
  readModels: readModelList(orders, purchases),
  descriptions: [orderDescriptions, paymentDescriptions],
  subjects: [orderSubject, paymentSubject],
  workKinds: [paymentWork, refundWork],
  queries: (read: ReadSide) => ({ ...orderQueries(read), ...purchasedItemQueries(read), ...spendingQueries(read) }),
  functions: (read: ReadSide) => ({ order: orderFunctions(read), orderDesk: orderDeskFunctions(read) }),
  personalData: [personalRows('orders', orders, placedOrderOf)],
} satisfies ProjectionFeature;
