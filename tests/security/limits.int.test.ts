// What is limited as in a real shop, on one shop.
import { startShop, type TestShop } from '../harness/shop.ts';
import { giftCertificates } from '../shop/sections/gift-certificates.ts';
import { sentToFriends } from '../shop/sections/send-to-friend.ts';
import { accountsUnderAttack } from './sections/accounts.ts';

describe('with the limits of a real shop', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startShop({ rateLimitFactor: 1 });
    await shop.projectionsCaughtUp();
  });
  afterAll(() => shop.stop());

  const theShop = () => shop;
  giftCertificates(theShop);
  sentToFriends(theShop);
  accountsUnderAttack(theShop);
});
