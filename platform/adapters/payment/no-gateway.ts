import { GatewayMisconfigured, type BankGateway, type CardGateway } from './gateway.ts';

const refused = () =>
  Promise.reject(
    new GatewayMisconfigured('this shop has no payment provider: set STRIPE_SECRET_KEY or PAYPAL_CLIENT_ID'),
  );

/** Of a shop that takes no cards: what an order of former days still asks of one waits until there is one again. */
export const noGateway: CardGateway & BankGateway = {
  name: '',
  movesMoney: false,
  origin: '',
  check: refused,
  currencies: [],
  cardFormUrl: () => '',
  bankFormUrl: () => '',
  saveCard: refused,
  forgetCard: refused,
  saveAccount: refused,
  forgetAccount: refused,
  authorise: refused,
  capture: refused,
  settlement: refused,
  cancel: refused,
  abandon: refused,
  refund: refused,
  movements: () => Promise.resolve([]),
};
