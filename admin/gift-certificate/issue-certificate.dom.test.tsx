import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../testing/render.tsx';
import { translateIn } from '../testing/translate.ts';
import { IssueCertificateButton } from './issue-certificate-button.tsx';

const { fetch } = globalThis;
let sent: { path: string; data: Record<string, unknown> }[] = [];
beforeEach(() => {
  sent = [];
  globalThis.fetch = async (_url, init) => {
    if (!init?.body) return Response.json({ AllowMultiplePayments: false, DefaultTimeOut: 30, DefaultCurrency: 'EUR' });
    sent.push(JSON.parse(String(init.body)) as (typeof sent)[number]);
    return Response.json({ certificateId: '00ff' });
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

describe.each(['en', 'fr'] as const)('issuing a gift certificate, in %s', (language) => {
  const t = translateIn(language);

  it('sends what was typed, in minor units, with the letter unless it is not wanted', async () => {
    await renderPart(<IssueCertificateButton />, { language, role: 'manager' });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: t('giftCertificate.issue') }));
    await user.type(
      await screen.findByLabelText(`${t('giftCertificate.amount')} (EUR)`),
      language === 'en' ? '50.5' : '50,5',
    );
    const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
    await user.type(field('name'), 'Ada');
    await user.type(field('email'), 'ada@example.com');
    await user.type(field('message'), 'Merci');
    await user.type(field('reason'), 'A complaint');
    fireEvent.change(field('validUntil'), { target: { value: '2027-06-30' } });
    await user.click(screen.getAllByRole('button', { name: t('giftCertificate.issue') }).at(-1)!);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      path: 'admin/giftcertificate/issue',
      data: {
        ...{ amount: 50_50, name: 'Ada', email: 'ada@example.com', message: 'Merci', language },
        ...{ validUntil: '2027-06-30', reason: 'A complaint', send: true },
      },
    });
  });
  it('is not offered to who may not', async () => {
    await renderPart(<IssueCertificateButton />, { language, role: 'csr' });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
