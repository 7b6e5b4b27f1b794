// Spec 2 /profile/mycreditcards: the provider keeps the card, the shop its name at the provider.
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import type { TestShop } from '../../harness/shop.ts';
import { readyToPay } from '../../harness/readied-cart.ts';
import { until } from '../../harness/until.ts';
import { cards, type Visitor } from '../../harness/visitor.ts';

export const savedCards = (theShop: () => TestShop) =>
  describe('a card that the provider keeps', () => {
    let shop: TestShop;
    let ben: Visitor;

    beforeAll(async () => {
      shop = theShop();
      ben = shop.visitor();
      await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
    });

    const save = async (number: string) =>
      ben.post('customer/addcreditcard', { token: await ben.cardToken(number), FriendlyName: 'Workshop' });
    const listed = async () => (await ben.get('customer/getcreditcardlist', {})).Cards;
    /** What the page of a saved card sends. */
    const answerFor = async (reference: string, code: string) => {
      const response = await fetch(`${shop.gatewayUrl}/tokens`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ card: reference, code }),
      });
      return (await response.json()) as { token: string; code: string };
    };
    const referenceIn = (url: string) => new URL(url).searchParams.get('card')!;

    it('pays with its security code alone, until it is removed', async () => {
      const { CardId } = await save(cards.approved);
      const { CardFormUrl, ...card } = await ben.post('customer/getspecificcard', { CardId });
      expect(card).toMatchObject({ CardType: 'Visa', LastFour: '4242', ExpiryYear: 2049 });
      const form = await (await fetch(CardFormUrl)).text();
      expect(form).toContain('•••• 4242');
      const reference = referenceIn(CardFormUrl);
      expect(await answerFor(reference, '12')).toMatchObject({ code: 'bad_code' });

      const { orderId, total } = await readyToPay(ben, [['6205', 1]]);
      const { token } = await answerFor(reference, '123');
      const payment = { method: 'card', token } as const;
      const placed = await ben.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment });
      expect(placed).toMatchObject({ status: 'placed' });

      await ben.post('customer/removecreditcard', { CardId });
      await until(
        async () => (await answerFor(reference, '123')).code === 'card_gone' || undefined,
        'the provider forgets the card',
      );
      expect((await fetch(CardFormUrl)).status).toBe(404);
      expect(await listed()).toEqual([]);
    });

    it('is refused where its number has 19 digits, and nothing of it is in any event', async () => {
      expect(await ben.refused(save('4242420000000000196'))).toMatchObject({ code: 'card_not_storable' });
      await save('5555555555554444');
      const { ContactId } = await ben.get('account/getusercontext', {});
      const history = JSON.stringify(
        (await shop.application.store.readStream(`saved-card-contact:${ContactId}`)).map(({ data }) => data),
      );
      expect(history).toContain('4444');
      expect(history).not.toMatch(/5555555555554444|"123"/);
    });
  });
