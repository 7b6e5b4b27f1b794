import { GatewayMisconfigured, type PaymentGateway } from './gateway.ts';

const refused = () => Promise.reject(new GatewayMisconfigured('this shop has no payment gateway: set GATEWAY_URL'));

/** Of a shop that takes no cards: what an order of former days still asks of one waits until there is one again. */
export const noGateway: PaymentGateway = {
  origin: '',
  cardFormUrl: () => '',
  bankFormUrl: () => '',
  saveCard: refused,
  forgetCard: refused,
  authorise: refused,
  authoriseWallet: refused,
  find: refused,
  findDebit: refused,
  capture: refused,
  cancel: refused,
  abandon: refused,
  refund: refused,
};
