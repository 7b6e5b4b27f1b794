// PayPal's own button in a frame of the checkout: it opens PayPal's window, in which the buyer agrees.
// https://developer.paypal.com/sdk/js/reference/
import type { Response } from 'express';
import { translate, type Language } from '#platform/kernel/texts/texts.ts';
import { inScript, PAYMENT_PAGES, sendFramePage } from '../frame-page.ts';

/** Where the shop's pages with it lie. */
export const PAYPAL_PAGES = `${PAYMENT_PAGES}/paypal`;

const SOURCES = {
  frame: 'https://www.paypal.com https://www.sandbox.paypal.com',
  connect: 'https://www.paypal.com https://www.sandbox.paypal.com',
  image: 'https://www.paypalobjects.com https://www.paypal.com',
};

interface PaypalPage {
  readonly clientId: string;
  readonly language: Language;
  /** ISO 4217, of the order. */
  readonly currency: string;
  /** PayPal's id. */
  readonly orderId: string;
}

export function sendPaypalPage(res: Response, { clientId, language, currency, orderId }: PaypalPage): void {
  const t = translate(language, 'payment-method', 'page');
  const query = new URLSearchParams({
    'client-id': clientId,
    currency,
    intent: 'authorize',
    components: 'buttons',
    locale: language === 'fr' ? 'fr_CA' : 'en_CA',
  });
  sendFramePage(
    res,
    { unreachable: t('unreachable'), again: t('again') },
    {
      language,
      title: 'PayPal',
      script: `https://www.paypal.com/sdk/js?${query}`.replaceAll('&', '&amp;'),
      sources: SOURCES,
      body: `<p>${t('agree')}</p><div id="fields"></div>`,
      // Whatever became of it, the shop asks PayPal itself.
      run: `if (!window.paypal) error.textContent = texts.unreachable;
      else paypal.Buttons({
        createOrder: () => ${inScript(orderId)},
        onApprove: () => tell({ type: 'millwright-gateway:challenge-done' }),
        onCancel: () => { error.textContent = texts.again; },
        onError: () => { error.textContent = texts.unreachable; },
      }).render('#fields');`,
    },
  );
}
