// Every command of the shop and who handles it. A feature is one line here; what is missing does not compile.
import type { Api } from '#contracts/api.ts';
import type { Handlers } from '#platform/operations/context.ts';
import { accountCommands } from './account/account.commands.ts';
import { attachmentCommands } from './attachment/attachment.commands.ts';
import { attributeCommands } from './attribute/attribute.commands.ts';
import { cartCommands } from './cart/cart.commands.ts';
import { categoryCommands } from './category/category.commands.ts';
import { checkoutCommands } from './checkout/checkout.commands.ts';
import { customerCommands } from './account/customer.commands.ts';
import { creditCommands } from './credit/credit.commands.ts';
import { staffCommands } from './staff/staff.commands.ts';
import { effectCommands } from './effect/effect.commands.ts';
import { accessLogCommands } from './access-log/access-log.commands.ts';
import { mailCommands } from './mail/mail.commands.ts';
import { orderCommands } from './order/order.commands.ts';
import { paymentMethods } from './payment/methods.ts';
import { paymentCommandsOf } from './payment/payment.commands.ts';
import { priceListCommands } from './price-list/price-list.commands.ts';
import { productCommands } from './product/product.commands.ts';
import { quoteCommands } from './quote/quote.commands.ts';
import { secondFactorCommands } from './second-factor/second-factor.commands.ts';
import { settingCommands } from './setting/setting.commands.ts';
import { shippingTableCommands } from './shipping-table/shipping-table.commands.ts';
import { staticContentCommands } from './static-content/static-content.commands.ts';
import { stockCommands } from './stock/stock.commands.ts';
import { taxTableCommands } from './tax-table/tax-table.commands.ts';
import { workCommands } from './work/work.commands.ts';

export const commandHandlers = {
  ...accountCommands,
  ...attachmentCommands,
  ...attributeCommands,
  ...cartCommands,
  ...categoryCommands,
  ...checkoutCommands,
  ...creditCommands,
  ...customerCommands,
  ...staffCommands,
  ...effectCommands,
  ...accessLogCommands,
  ...mailCommands,
  ...orderCommands,
  ...paymentCommandsOf(paymentMethods),
  ...priceListCommands,
  ...productCommands,
  ...quoteCommands,
  ...secondFactorCommands,
  ...settingCommands,
  ...shippingTableCommands,
  ...staticContentCommands,
  ...stockCommands,
  ...taxTableCommands,
  ...workCommands,
} satisfies Handlers<Api, 'command'>;
