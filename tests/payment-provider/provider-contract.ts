// What a payment provider behind the port does, whoever it is: the sentences that each adapter is held to.
import { needed } from '#domain/shared/needed.ts';
import {
  GatewayMisconfigured,
  GatewayUnavailable,
  type AuthorisationRequest,
  type GatewayAuthorisation,
  type PaymentGateway,
} from '#platform/adapters/payment/gateway.ts';

/** What the payer's side does: `approve` at once, asked by a bank or on a wallet's page, or not at all. */
export type Payer =
  'approve' | 'challenge' | 'decline' | 'insufficient-funds' | 'expired' | 'capture-declined' | 'refund-declined';

export interface ProviderUnderTest {
  readonly gateway: PaymentGateway;
  /** The same with keys that the provider refuses; undefined where it knows no keys. */
  readonly misconfigured?: PaymentGateway;
  /** A token for who pays so; a wallet's is empty. */
  token(payer: Payer): string;
  /** Makes the payer answer a challenge so. */
  answer(providerReference: string, request: AuthorisationRequest, payer: Payer): void;
  /** The next call's work is done, and its answer is lost, however often the adapter asks by itself; undefined where none can be. */
  loseAnswer?(): void;
  away?(isAway: boolean): void;
  /** How many reservations stand, taken or not. */
  standing(): number;
}

interface Traits {
  /** Every payer is asked on a page of the provider's own first. */
  readonly isWallet?: boolean;
  /** It tells why it declines. */
  readonly reasons?: readonly (readonly [Payer, string])[];
}

const HOUR_MS = 3_600_000;
let orders = 0;

export function describeProvider(
  name: string,
  open: () => Promise<ProviderUnderTest>,
  { isWallet = false, reasons = [] }: Traits = {},
): void {
  describe(`${name}, as a payment provider`, () => {
    let provider: ProviderUnderTest;
    beforeEach(async () => {
      provider = await open();
    });
    const asked = (payer: Payer = 'approve'): AuthorisationRequest => ({
      idempotencyKey: `order-${(orders += 1)}.1.1`,
      token: provider.token(payer),
      amount: 12_345,
      currency: 'USD',
      reference: `order-${orders}`,
      language: 'en',
    });
    /** Goes on to where the payer has answered. */
    async function authorise(request: AuthorisationRequest, payer: Payer = 'approve'): Promise<GatewayAuthorisation> {
      const answer = await provider.gateway.authorise(request);
      if (answer.outcome !== 'challenge' || !isWallet) return answer;
      provider.answer(answer.providerReference, request, payer);
      return provider.gateway.authorise(request);
    }
    const reserved = async (payer: Payer = 'approve') => {
      const request = asked(payer);
      const answer = await authorise(request, payer);
      return { request, reference: 'providerReference' in answer ? answer.providerReference : '', answer };
    };

    it('reserves once by a key, however often it is asked, and says by what it is known', async () => {
      const { request, answer } = await reserved();
      expect(answer).toMatchObject({ outcome: 'authorised', brand: expect.stringMatching(/\w/) as unknown });
      expect(await provider.gateway.authorise(request)).toEqual(answer);
      expect(provider.standing()).toBe(1);
    });

    it.each(reasons)('tells why it declines: %s', async (payer, code) => {
      expect((await reserved(payer)).answer).toEqual({ outcome: 'declined', code });
    });

    it('is asked again by the same key when its answer was lost, and has reserved once', async () => {
      if (!provider.loseAnswer) return;
      const request = asked();
      provider.loseAnswer();
      await expect(provider.gateway.authorise(request)).rejects.toBeInstanceOf(GatewayUnavailable);
      expect(await authorise(request)).toMatchObject({ outcome: 'authorised' });
      expect(provider.standing()).toBe(1);
    });

    it('asks the payer until they have answered, and reserves once they have agreed', async () => {
      const request = asked('challenge');
      const first = await provider.gateway.authorise(request);
      expect(first).toMatchObject({ outcome: 'challenge', challengeUrl: expect.stringMatching(/\S/) as unknown });
      expect(await provider.gateway.authorise(request)).toEqual(first);
      provider.answer(first.outcome === 'challenge' ? first.providerReference : '', request, 'approve');
      expect(await provider.gateway.authorise(request)).toMatchObject({ outcome: 'authorised' });
    });

    it('takes what was reserved once, whatever the keys', async () => {
      const { request, reference } = await reserved();
      expect(await provider.gateway.capture(reference, request.amount, `${request.idempotencyKey}.c1`)).toEqual({
        outcome: 'captured',
      });
      expect(await provider.gateway.capture(reference, request.amount, `${request.idempotencyKey}.c2`)).toEqual({
        outcome: 'captured',
      });
    });

    it('says so when it will not take it', async () => {
      const { request, reference } = await reserved('capture-declined');
      expect(await provider.gateway.capture(reference, request.amount, `${request.idempotencyKey}.c1`)).toMatchObject({
        outcome: 'declined',
      });
    });

    it('gives a reservation back, however often, and takes nothing of it afterwards', async () => {
      const { request, reference } = await reserved();
      const cancel = () => provider.gateway.cancel(reference, `${request.idempotencyKey}.cancel`);
      expect(await cancel()).toEqual({ outcome: 'cancelled' });
      expect(await cancel()).toEqual({ outcome: 'cancelled' });
      expect(await provider.gateway.capture(reference, request.amount, `${request.idempotencyKey}.c1`)).toMatchObject({
        outcome: 'declined',
      });
      expect(provider.standing()).toBe(0);
    });

    it('says that it is too late when the money was taken', async () => {
      const { request, reference } = await reserved();
      await provider.gateway.capture(reference, request.amount, `${request.idempotencyKey}.c1`);
      expect(await provider.gateway.cancel(reference, `${request.idempotencyKey}.cancel`)).toEqual({
        outcome: 'captured',
      });
    });

    it('lists what it took and gave back, by what both sides know it', async () => {
      const { request, reference } = await reserved();
      const other = await reserved();
      await provider.gateway.capture(reference, request.amount, `${request.idempotencyKey}.c1`);
      const refund = await provider.gateway.refund(reference, 345, `${request.idempotencyKey}.r1`);
      const [hourAgo, inAnHour] = [-HOUR_MS, HOUR_MS].map((ms) => new Date(Date.now() + ms).toISOString()) as [
        string,
        string,
      ];
      const movements = await provider.gateway.movements(hourAgo, inAnHour);
      expect(movements.toSorted((a, b) => b.amount - a.amount)).toMatchObject([
        { kind: 'taken', key: request.idempotencyKey, amount: 12_345, currency: 'USD' },
        {
          kind: 'given-back',
          key: 'providerReference' in refund && refund.providerReference,
          amount: 345,
          currency: 'USD',
        },
      ]);
      expect(movements.every(({ at }) => hourAgo <= at && at < inAnHour)).toBe(true);
      expect(movements.map(({ key }) => key)).not.toContain(other.request.idempotencyKey);
      expect(await provider.gateway.movements(inAnHour, new Date(Date.now() + 2 * HOUR_MS).toISOString())).toEqual([]);
    });

    it('declines what comes by a key that was given up before', async () => {
      const request = asked();
      expect(await provider.gateway.abandon(request)).toEqual({ outcome: 'cancelled' });
      expect(await provider.gateway.abandon(request)).toEqual({ outcome: 'cancelled' });
      expect(await authorise(request)).toMatchObject({ outcome: 'declined' });
      expect(provider.standing()).toBe(0);
    });

    it('gives back by its key what was reserved while nobody heard of it', async () => {
      const { request } = await reserved();
      expect(await provider.gateway.abandon(request)).toEqual({ outcome: 'cancelled' });
      expect(await provider.gateway.authorise(request)).toMatchObject({ outcome: 'declined' });
      expect(provider.standing()).toBe(0);
    });

    it('gives money back in parts, each once by its key, and no more than was paid', async () => {
      const { request, reference } = await reserved();
      await provider.gateway.capture(reference, request.amount, `${request.idempotencyKey}.c1`);
      const refund = (amount: number, key: string) =>
        provider.gateway.refund(reference, amount, `${request.idempotencyKey}.${key}`);
      const first = await refund(10_000, 'r1');
      expect(first).toMatchObject({ outcome: 'refunded' });
      expect(await refund(10_000, 'r1')).toEqual(first);
      expect(await refund(3_000, 'r2')).toMatchObject({ outcome: 'declined' });
      expect(await refund(2_345, 'r3')).toMatchObject({ outcome: 'refunded' });
    });

    it('says so when it will not give money back', async () => {
      const { request, reference } = await reserved('refund-declined');
      await provider.gateway.capture(reference, request.amount, `${request.idempotencyKey}.c1`);
      expect(await provider.gateway.refund(reference, 100, `${request.idempotencyKey}.r1`)).toEqual({
        outcome: 'declined',
        code: 'refund_declined',
      });
    });

    it('says whether it answers and takes the shop’s keys, and moves no money in its test mode', async () => {
      await expect(provider.gateway.check()).resolves.toBeUndefined();
      expect(provider.gateway).toMatchObject({ name: expect.stringMatching(/\w/) as unknown, movesMoney: false });
      if (provider.misconfigured)
        await expect(provider.misconfigured.check()).rejects.toBeInstanceOf(GatewayMisconfigured);
      if (!provider.away) return;
      provider.away(true);
      await expect(provider.gateway.check()).rejects.toBeInstanceOf(GatewayUnavailable);
    });

    it('is unavailable while it is away, and the same request goes through afterwards', async () => {
      if (!provider.away) return;
      const request = asked();
      provider.away(true);
      await expect(provider.gateway.authorise(request)).rejects.toBeInstanceOf(GatewayUnavailable);
      provider.away(false);
      expect(await authorise(request)).toMatchObject({ outcome: 'authorised' });
    });

    it('says that the shop is at fault where it refuses its key', async () => {
      if (!provider.misconfigured) return;
      await expect(needed(provider.misconfigured, 'gateway').authorise(asked())).rejects.toBeInstanceOf(
        GatewayMisconfigured,
      );
    });
  });
}
