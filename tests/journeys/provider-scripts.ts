// In place of the scripts that Stripe and PayPal load into a browser: they do what the shop's pages ask of them, and a test
// types what a buyer's card would have become at Stripe.
import type { Page } from 'playwright-core';

const STRIPE = `window.Stripe = () => {
  const typed = (label) => {
    const on = {};
    return {
      on: (name, hear) => { on[name] = hear; },
      mount: (place) => {
        document.querySelector(place).innerHTML = '<label>' + label + ' <input id="typed"></label>';
        document.getElementById('typed').addEventListener('input', ({ target }) => on.change({ complete: target.value.length > 3 }));
      },
    };
  };
  const value = () => document.getElementById('typed').value;
  return {
    elements: () => ({ create: (kind) => typed(kind === 'cardCvc' ? 'CVC' : 'Card'), submit: async () => ({}) }),
    createPaymentMethod: async () => value() === 'refused' ? { error: { message: 'Your card number is incomplete.' } } : { paymentMethod: { id: value() } },
    createToken: async () => ({ token: { id: value() } }),
    handleNextAction: () => new Promise((resolve) => {
      const button = document.createElement('button');
      button.textContent = 'Answer';
      button.addEventListener('click', () => resolve({}));
      document.body.append(button);
    }),
  };
};`;

const PAYPAL = `window.paypal = { Buttons: (does) => ({ render: (place) => {
  for (const [name, act] of [['Pay', () => does.onApprove({})], ['Close', () => does.onCancel({})]]) {
    const button = document.createElement('button');
    button.textContent = name;
    button.addEventListener('click', async () => { await does.createOrder(); act(); });
    document.querySelector(place).append(button);
  }
} }) };`;

export async function serveProviderScripts(page: Page): Promise<void> {
  const script = (body: string) => ({ contentType: 'text/javascript', body });
  await page.route('https://js.stripe.com/**', (route) => route.fulfill(script(STRIPE)));
  await page.route('https://www.paypal.com/sdk/js*', (route) => route.fulfill(script(PAYPAL)));
}
