// Spec 5, Gift: "Gift code must be valid first."
import { createRef } from 'react';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiClient } from '#contracts/client.ts';
import type { giftCertificate } from '#contracts/payment/method/gift-certificate.ts';
import { readTexts } from '#platform/kernel/texts/texts.ts';
import { App } from '#storefront/app/app.tsx';
import { createI18n } from '#storefront/app/i18n/create-i18n.ts';
import { createQueryClient } from '#storefront/lib/query-client.ts';
import { createFakeClient, refusal } from '#storefront/testing/fake-client.ts';
import { WrongFields, type PaymentFormHandle } from '../payment-form.ts';
import { GiftCertificateForm } from './gift-certificate-form.tsx';

const CODE = 'ABCD-EFGH-JKMN-PQRS';
afterEach(cleanup);

async function show(language: 'en' | 'fr', refused?: string) {
  const texts = createI18n(language, readTexts(language));
  const fake = createFakeClient();
  const api: ApiClient = refused ? { ...fake, post: () => Promise.reject(refusal(refused, 404)) } : fake;
  const form = createRef<PaymentFormHandle<typeof giftCertificate>>();
  const page = (
    <App texts={texts} queryClient={createQueryClient(api, false)}>
      <GiftCertificateForm
        ref={form}
        option={{ method: 'gift-certificate', name: 'Gift certificate' }}
        currency="CAD"
        amount={100}
        errors={{}}
      />
    </App>
  );
  await act(async () => void render(page));
  const user = userEvent.setup();
  const say = texts.getFixedT(language) as unknown as (key: string) => string;
  return {
    field: screen.getByRole<HTMLInputElement>('textbox', { name: say('payment-method:gift-certificate.code') }),
    check: () => user.click(screen.getByRole('button', { name: say('payment-method:gift-certificate.check') })),
    choose: () => form.current!.choose(),
    user,
    say,
  };
}

describe.each(['en', 'fr'] as const)('the form of a gift certificate, in %s', (language) => {
  it('says what is left on it, until another code is typed', async () => {
    const { field, check, user } = await show(language);
    await user.type(field, CODE);
    await check();
    const amount = language === 'en' ? '$100.00' : '100,00';
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain(amount));
    expect(screen.getByRole('status').textContent).toContain('2027');
    await user.type(field, 'X');
    expect(screen.getByRole('status').textContent).toBe('');
  });
  it('says at the field that a code is none, or missing', async () => {
    const { field, check, user, say } = await show(language, 'gift_code_unknown');
    await check();
    await screen.findByText(say('error:gift_code_required'));
    await user.type(field, CODE);
    expect(field.getAttribute('aria-invalid')).toBeNull();
    await check();
    await screen.findByText(say('error:gift_code_unknown'));
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });
});

it('a gift certificate is chosen only where its code is one', async () => {
  const good = await show('en');
  await good.user.type(good.field, CODE);
  await expect(good.choose()).resolves.toEqual({ method: 'gift-certificate', code: CODE });
  cleanup();
  const wrong = await show('en', 'gift_code_unknown');
  await wrong.user.type(wrong.field, CODE);
  await expect(wrong.choose()).rejects.toEqual(new WrongFields({ code: 'gift_code_unknown' }));
});
