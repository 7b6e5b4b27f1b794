// The payment page with the ten methods of the specification: nothing but each method's own folder, and one line, says
// what it asks for.
import { vi } from 'vitest';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PaymentMethodContract } from '#contracts/payment/method/payment-method.ts';
import type { PaymentChoice } from '#contracts/payment/method/payment-methods.ts';
import { readTexts, type Language } from '#platform/kernel/texts/texts.ts';
import { App } from '#storefront/app/app.tsx';
import { createI18n } from '#storefront/app/i18n/create-i18n.ts';
import { createQueryClient } from '#storefront/lib/query-client.ts';
import { Payment } from '#storefront/shared/checkout/payment.tsx';
import { createFakeClient } from '#storefront/testing/fake-client.ts';
import type { DescribedMethod } from './described.ts';
import { tenForms } from './forms.ts';
import { tenMethods } from './methods.ts';
import { tenOptions } from './options.ts';

const described: readonly DescribedMethod[] = tenMethods;
const methodOf = ({ contract }: DescribedMethod) => contract.method;
const named = described.map((one) => [methodOf(one), one] as const);

/** The shop's texts, and the entries of methods that are not the shop's. */
function textsIn(language: Language) {
  const texts = readTexts(language);
  const entries = Object.fromEntries(described.map((one) => [methodOf(one), one.texts[language]]));
  const errors = Object.assign({}, ...described.map(({ texts: { [language]: own } }) => own.errors ?? {}));
  return createI18n(language, {
    ...texts,
    'payment-method': merged(entries, texts['payment-method'] as object),
    error: { ...(texts['error'] as object), ...errors },
  });
}
const merged = (entries: object, own: object) => ({ ...entries, ...own });

/** Does what the provider's own frame does once it is asked for its token. */
function answerFrame(panel: HTMLElement, token: string): void {
  const frame = panel.querySelector('iframe');
  if (!frame?.contentWindow) return;
  const { contentWindow: source, src } = frame;
  const data = { type: 'millwright-gateway:token', token };
  source.postMessage = () =>
    void window.dispatchEvent(new MessageEvent('message', { data, origin: new URL(src).origin, source }));
}

async function payBy(method: string, language: Language = 'en') {
  const texts = textsIn(language);
  const onPay = vi.fn<(payment: PaymentChoice) => Promise<void>>(async () => undefined);
  const page = (
    <App texts={texts} queryClient={createQueryClient(createFakeClient(), false)}>
      <Payment
        forms={tenForms}
        options={await tenOptions(language)}
        due={7_195}
        currency="CAD"
        placement={{
          challenge: undefined,
          pending: false,
          error: undefined,
          answerChallenge: async () => undefined,
          giveUpChallenge: async () => undefined,
          clear: () => undefined,
        }}
        onPay={onPay}
        refusal={undefined}
      />
    </App>
  );
  await act(async () => void render(page));
  const user = userEvent.setup();
  const { name } = described.find((one) => methodOf(one) === method)!.texts[language];
  await user.click(screen.getByRole('tab', { name }));
  const panel = screen.getByRole('tabpanel', { name });
  const say = texts.getFixedT(language) as unknown as (key: string) => string;
  const complete = () => user.click(screen.getByRole('button', { name: say('checkout:complete') }));
  return { user, panel, texts, complete, onPay, say };
}

/** Fields of the form by their names in the choice. */
async function give(panel: HTMLElement, user: ReturnType<typeof userEvent.setup>, choice: Record<string, unknown>) {
  for (const [name, value] of Object.entries(choice)) {
    const field = panel.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!field) continue;
    if (field.type === 'checkbox') await user.click(field);
    else if (field.type === 'radio')
      await user.click(panel.querySelector(`[name="${name}"][value="${String(value)}"]`)!);
    else fireEvent.input(field, { target: { value: String(value) } });
  }
}

/** The codes that a contract's own schema has for what an untouched form gives. */
const refusedBy = ({ choice }: PaymentMethodContract, given: object): Map<string, string> =>
  new Map(choice.safeParse(given).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);

/** All but those that need nothing but their amount. */
const asking = named.filter(([, { contract }]) => Object.keys(contract.choice.shape).length > 1);

afterEach(cleanup);

describe('the payment page with ten methods', () => {
  it.each(['en', 'fr'] as const)('offers each by its name, in %s', async (language) => {
    await payBy('card', language);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(
      described.map(({ texts }) => texts[language].name),
    );
  });
  it.each(asking)('asks for what %s needs by labels of its own, in both languages', async (method, { texts }) => {
    for (const language of ['en', 'fr'] as const) {
      const { panel } = await payBy(method, language);
      const own = Object.values(texts[language].form ?? {});
      const labels = within(panel)
        .queryAllByRole('textbox')
        .map((field) => (field as HTMLInputElement).labels?.[0]?.textContent);
      const frames = [...panel.querySelectorAll('iframe')].map(({ title }) => title);
      expect(labels.length + frames.length).toBeGreaterThan(0);
      for (const label of [...labels, ...frames]) expect(own.length === 0 || own.includes(label ?? '')).toBe(true);
      for (const label of [...labels, ...frames]) expect(label).not.toMatch(/\.form\.|^$/);
      cleanup();
    }
  });
  it.each(named)('gives what the contract of %s takes', async (method, { contract, example }) => {
    const { user, panel, complete, onPay } = await payBy(method);
    answerFrame(panel, String(example['token'] ?? example['bankToken'] ?? example['payerToken']));
    await give(panel, user, example);
    await complete();
    await waitFor(() => expect(onPay).toHaveBeenCalledTimes(1));
    expect(onPay.mock.calls[0]![0]).toEqual({ method, ...example });
    expect(contract.choice.safeParse(onPay.mock.calls[0]![0]).success).toBe(true);
  });

  const typed = named.filter(([, { blank }]) => blank !== undefined);
  it.each(typed)('says at the fields of %s what its own schema misses, in both languages', async (method, one) => {
    for (const language of ['en', 'fr'] as const) {
      const { panel, complete, onPay, say } = await payBy(method, language);
      await complete();
      const codes = refusedBy(one.contract, { method, ...one.example, ...one.blank });
      expect(codes.size).toBeGreaterThan(0);
      for (const [name, code] of codes) {
        const field = panel.querySelector(`[name="${name}"]`);
        await waitFor(() => expect(field?.getAttribute('aria-invalid')).toBe('true'));
        const text = say(`error:${code}`);
        expect(text).not.toBe(code);
        expect(panel.textContent).toContain(text);
      }
      expect(panel.contains(document.activeElement)).toBe(true);
      expect(onPay).not.toHaveBeenCalled();
      cleanup();
    }
  });
  it('takes an error away once its field is corrected, and leaves the reader there', async () => {
    const { user, panel, complete } = await payBy('check');
    await complete();
    const reference = panel.querySelector<HTMLInputElement>('[name=reference]')!;
    await waitFor(() => expect(reference.getAttribute('aria-invalid')).toBe('true'));
    await user.type(reference, '4711');
    expect(reference.value).toBe('4711');
    expect(reference.getAttribute('aria-invalid')).toBeNull();
  });
});
