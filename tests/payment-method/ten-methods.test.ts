// Issue 9, section 1: the ten methods of the specification, each by what stands in its own folder and one line.
import {
  choiceOf,
  methodNameOf,
  optionOf,
  type PaymentMethodContract,
} from '#contracts/payment/method/payment-method.ts';
import type { PartOfOrder } from '#contracts/payment/payment.ts';
import { DomainError } from '#domain/shared/domain-error.ts';
import { paymentPlan } from '#domain/shared/payment-plan.ts';
import { paymentFunctions } from '#write-side/payment/payment.commands.ts';
import { closedMonthStates } from '#write-side/bookkeeping/closed-month.commands.ts';
import { paymentStates } from '#write-side/payment/payment.states.ts';
import { createMemoryShop, switchedOn } from './memory-shop.ts';
import { tenMethods } from './methods.ts';
import { tenOptions } from './options.ts';
import { createProvider } from './provider.ts';

const contracts = tenMethods.map(({ contract }) => contract) as unknown as [
  PaymentMethodContract,
  ...PaymentMethodContract[],
];
const named = tenMethods.map((described) => [described.contract.method, described] as const);

function begin() {
  const provider = createProvider();
  const methods = Object.fromEntries(named.map(([method, { server }]) => [method, server(provider)]));
  const tables = {
    commands: { payment: paymentFunctions(methods) },
    states: { closedMonth: closedMonthStates, payment: paymentStates(methods) },
    queries: { setting: { value: switchedOn } },
  };
  return { provider, ...createMemoryShop(tables) };
}

const partOf = (method: string, details: PartOfOrder['part']['details']): PartOfOrder => ({
  part: paymentPlan('o1', 1, 7_195, [{ method, details }])[0]!,
  orderId: 'o1',
  accountId: 'ACC-1',
  currency: 'CAD',
  agreedAt: '2026-11-20T15:00:00.000Z',
});

describe('the contract made of ten methods', () => {
  const choice = choiceOf(contracts);

  it('names each once', () => {
    expect(methodNameOf(contracts).options).toHaveLength(10);
    expect(new Set(methodNameOf(contracts).options).size).toBe(10);
  });
  it.each(named)('takes what %s needs, and nothing else', (method, { example }) => {
    expect(choice.parse({ method, ...example })).toEqual({ method, ...example });
    // Points need nothing but their amount.
    expect(choice.safeParse({ method }).success).toBe(Object.keys(example).length === 0);
    expect(choice.safeParse({ method, ...example, number: '4242424242424242' }).success).toBe(false);
  });
  it('refuses a method that is none', () =>
    expect(choice.safeParse({ method: 'barter', goat: 1 }).success).toBe(false));
  it('offers each by its own option', () =>
    expect(optionOf(contracts).safeParse({ method: 'check', name: 'Cheque', words: 'To us' }).success).toBe(true));
  it.each(named)('has words for %s in both languages', (_method, { texts }) => {
    for (const words of [texts.en, texts.fr]) expect(Object.values(words).filter((text) => text === '')).toEqual([]);
  });
});

describe('the option functions of ten methods', () => {
  it.each(['en', 'fr'] as const)(
    'offer a company all ten, each with what its form must know, in %s',
    async (language) => {
      const offered = await tenOptions(language);
      expect(offered.map(({ method, name }) => [method, name])).toEqual(
        named.map(([method, { texts }]) => [method, texts[language].name]),
      );
      for (const option of offered) expect(optionOf(contracts).parse(option)).toEqual(option);
    },
  );
  it('offer a guest nothing that needs an account', async () => {
    const offered = (await tenOptions('en', '')).map(({ method }) => method);
    expect(named.map(([method]) => method).filter((method) => !offered.includes(method))).toEqual([
      'bank-debit',
      'terms',
      'reward-balance',
    ]);
  });
});

describe.each(named)('paying by %s', (method, { contract, example }) => {
  const input = partOf(method, example);
  const { paymentId } = input.part;

  async function reserved() {
    const shop = begin();
    const { commands, states } = shop.context;
    let answer = await commands.payment.reserve(input);
    if (answer.outcome === 'challenge') answer = await commands.payment.confirm(input);
    if (answer.outcome !== 'reserved') throw new Error(`${method} is not reserved`);
    return { ...shop, commands, states, part: answer.part };
  }
  async function captured() {
    const shop = await reserved();
    await shop.commands.payment.capture({ ...input, reserved: shop.part });
    if (contract.moneyComes === 'later') {
      expect(await shop.states.payment.get({ paymentId })).toMatchObject({ captured: false, awaiting: true });
      const receipt = { paymentId, amount: 7_195, reference: 'W-1', receivedOn: '2026-11-20' };
      if (contract.reportedBy === 'provider') {
        await expect(shop.commands.payment.receive(receipt)).rejects.toThrow('payment_reported_by_provider');
        await shop.commands.payment.recordSettlement({ paymentId });
      } else await shop.commands.payment.receive(receipt);
    }
    return shop;
  }

  it('reserves, and takes the money at once, or when staff record or the provider reports that it came', async () => {
    const { states } = await captured();
    expect(await states.payment.get({ paymentId })).toMatchObject({ captured: true, awaiting: false });
  });
  it('keeps what the buyer gave, and a text for the eye', async () => {
    const { part } = await reserved();
    expect(part).toMatchObject({ paymentId, method, amount: 7_195 });
    expect(part.text).not.toBe('');
  });
  it('gives back what was taken, and not more', async () => {
    const { commands } = await captured();
    expect(await commands.payment.refund({ paymentId, refundId: 'r1', amount: 7_000 })).toEqual({
      outcome: 'refunded',
    });
    await expect(commands.payment.refund({ paymentId, refundId: 'r2', amount: 196 })).rejects.toThrow(DomainError);
  });
  it('gives the reservation up', async () => {
    const { commands, provider, typesOf } = await reserved();
    expect(await commands.payment.cancel({ paymentId, reason: 'x', of: input })).toEqual({ captured: false });
    expect([...provider.accounts.values()].filter(({ status }) => status !== 'cancelled')).toEqual([]);
    expect(typesOf(`payment-${paymentId}`).at(-1)).toBe('PaymentVoided');
  });
  it('that was taken is not given up', async () => {
    const { commands } = await captured();
    expect(await commands.payment.cancel({ paymentId, reason: 'x' })).toEqual({ captured: true });
  });
});
