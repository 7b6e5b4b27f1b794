// The sandbox's own pages, shown in frames of the shop: card fields with the numbers that can be tried, and the bank's
// challenge.
import { needed } from '#domain/shared/needed.ts';
import { SHOWN_CARDS, securityCodeLength, testCard, type Behaviour } from './test-cards.ts';

export type Language = 'en' | 'fr';

const texts = {
  en: {
    number: 'Card number',
    expiry: 'Expiry (MM/YY)',
    code: 'Security code',
    holder: 'Name on card',
    bad_number: 'This is not one of the sandbox’s test numbers.',
    bad_expiry: 'Please check your Credit Card expiration date.',
    bad_code: 'Please check the security code.',
    card_gone: 'This card is no longer kept. Please choose another one.',
    codeOf: 'Security code of {brand} •••• {lastFour}',
    tryCode: 'Demonstration: any security code of {digits} digits will do.',
    required: 'Please fill in every field.',
    bank: 'Your bank asks you to confirm',
    pay: 'Payment of',
    approve: 'Confirm',
    fail: 'Refuse',
    done: 'Thank you. You can go back to the shop.',
    sandbox: 'Sandbox: no money moves.',
    try: 'Demonstration: no money moves. Fill in a card that',
    approve_card: 'pays',
    challenge_card: 'asks the bank',
    decline_card: 'is declined',
  },
  fr: {
    number: 'Numéro de carte',
    expiry: 'Expiration (MM/AA)',
    code: 'Code de sécurité',
    holder: 'Nom sur la carte',
    bad_number: 'Ce n’est pas un numéro d’essai.',
    bad_expiry: 'Veuillez vérifier la date d’expiration de votre carte.',
    bad_code: 'Veuillez vérifier le code de sécurité.',
    card_gone: 'Cette carte n’est plus enregistrée. Veuillez en choisir une autre.',
    codeOf: 'Code de sécurité de {brand} •••• {lastFour}',
    tryCode: 'Démonstration\u00a0: tout code de sécurité à {digits} chiffres convient.',
    required: 'Veuillez remplir tous les champs.',
    bank: 'Votre banque vous demande de confirmer',
    pay: 'Paiement de',
    approve: 'Confirmer',
    fail: 'Refuser',
    done: 'Merci. Vous pouvez retourner à la boutique.',
    sandbox: 'Bac à sable\u00a0: aucun argent n’est transféré.',
    try: 'Démonstration\u00a0: aucun argent n’est transféré. Remplir avec une carte qui',
    approve_card: 'paie',
    challenge_card: 'interroge la banque',
    decline_card: 'est refusée',
  },
} as const;

const style = `
  @font-face { font-family: "IBM Plex Sans"; font-weight: 100 700; font-display: swap; src: url(fonts/sans.woff2) format("woff2"); }
  @font-face { font-family: "IBM Plex Mono"; font-display: swap; src: url(fonts/mono.woff2) format("woff2"); }
  :root { color-scheme: light; font: 15px/20px "IBM Plex Sans", system-ui, sans-serif; color: #16212b; }
  body { margin: 0; padding: 2px; background: #fff; }
  form, main { display: grid; gap: 12px; grid-template-columns: 1fr 1fr; }
  label { display: grid; gap: 4px; font-size: 13px; color: #51606d; }
  .wide { grid-column: 1 / -1; }
  fieldset { display: flex; flex-wrap: wrap; gap: 4px 20px; border: 0; margin: 0; padding: 0; font-size: 13px; color: #51606d; }
  legend { padding: 0 0 4px; }
  label.choice { display: flex; gap: 8px; align-items: start; min-height: 44px; padding-top: 12px; box-sizing: border-box; }
  label.choice { font-size: 15px; color: #16212b; }
  label.choice input { width: 20px; height: 20px; flex: none; margin: 0; padding: 0; accent-color: #16212b; }
  label.choice input[aria-invalid="true"] { outline: 2px solid #b3261e; }
  input { font: 16px/20px "IBM Plex Mono", ui-monospace, monospace; padding: 11px 10px; border: 1px solid #8494a1; border-radius: 3px; width: 100%; box-sizing: border-box; color: #16212b; }
  input:focus-visible, button:focus-visible { outline: 2px solid #0b4f94; outline-offset: 1px; }
  input[aria-invalid="true"] { border-color: #b3261e; }
  #error { color: #b3261e; margin: 0; min-height: 20px; font-size: 13px; }
  button { font: inherit; font-weight: 600; min-height: 44px; border-radius: 3px; border: 1px solid #16212b; background: #fff; color: #16212b; cursor: pointer; }
  button.primary { background: #16212b; color: #fff; }
  .try { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; font-size: 13px; color: #51606d; }
  .try p { flex-basis: 100%; }
  .try button { padding: 0 10px; font-size: 13px; border-color: #d3dae1; }
  .try button span { font: 500 13px "IBM Plex Mono", ui-monospace, monospace; white-space: nowrap; }
  h1 { font-size: 20px; line-height: 26px; margin: 0; } p { margin: 0; }`;

/** `up` leads from the page to the gateway's own root, wherever that lies. */
export const page = (language: Language, title: string, nonce: string, body: string, up = '') => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style nonce="${nonce}">${style.replaceAll('url(fonts/', `url(${up}fonts/`)}</style></head>
<body>${body}</body></html>`;

export const scriptOf = (nonce: string, script: string) => `<script nonce="${nonce}">${script}</script>`;

export const json = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/**
 * The card fields. They answer the shop's page with a token, and with nothing else of the card but brand and last four
 * digits.
 */
export function fieldsPage(language: Language, shopOrigin: string | undefined, nonce: string): string {
  const t = texts[language];
  const body = `<form novalidate>
    <label class="wide">${t.number}<input name="number" inputmode="numeric" autocomplete="cc-number" maxlength="23" required></label>
    <label>${t.expiry}<input name="expiry" inputmode="numeric" autocomplete="cc-exp" maxlength="7" placeholder="MM/${language === 'fr' ? 'AA' : 'YY'}" required></label>
    <label>${t.code}<input name="code" inputmode="numeric" autocomplete="cc-csc" maxlength="4" required></label>
    <label class="wide">${t.holder}<input name="holder" autocomplete="cc-name" maxlength="80" required></label>
    <p id="error" class="wide" role="alert"></p>
    <div class="wide try"><p>${t.try}</p>${SHOWN_CARDS.map((number) => cardButton(number, t)).join('')}</div></form>`;
  const script = `${fieldsScript(['number', 'expiry', 'code', 'holder'], t, shopOrigin)}
    form.elements.number.addEventListener('input', (event) => { const digits = event.target.value.replace(/\\D/g, '').slice(0, 19); event.target.value = digits.replace(/(.{4})(?=.)/g, '$1 '); });
    form.elements.expiry.addEventListener('input', (event) => { if (event.inputType && event.inputType.startsWith('delete')) return; const digits = event.target.value.replace(/\\D/g, '').slice(0, 4); event.target.value = digits.length > 2 ? digits.slice(0, 2) + '/' + digits.slice(2) : digits; });
    document.querySelector('.try').addEventListener('click', (event) => {
      const button = event.target.closest('button');
      if (!button) return;
      for (const name of names) form.elements[name].value = button.dataset[name];
      form.dispatchEvent(new Event('input'));
    });`;
  return page(language, t.number, nonce, body + scriptOf(nonce, script));
}

/** Asks for the security code of a card that the provider keeps. */
export function savedCardPage(
  language: Language,
  shopOrigin: string | undefined,
  nonce: string,
  card: { readonly reference: string; readonly brand: string; readonly last_four: string },
): string {
  const t = texts[language];
  const digits = String(securityCodeLength(card.brand));
  const title = t.codeOf.replace('{brand}', card.brand).replace('{lastFour}', card.last_four);
  const body = `<form novalidate><input type="hidden" name="card" value="${card.reference}">
    <label class="wide">${title}<input name="code" inputmode="numeric" autocomplete="cc-csc" maxlength="${digits}" required></label>
    <p id="error" class="wide" role="alert"></p>
    <p class="wide try">${t.tryCode.replace('{digits}', digits)}</p></form>`;
  return page(language, title, nonce, body + scriptOf(nonce, fieldsScript(['code'], t, shopOrigin)));
}

/** What the pages do: answer the shop's page with a token once every one of `names` is filled in, or ticked. */
export const fieldsScript = (
  names: readonly string[],
  t: Readonly<Record<string, string>>,
  shopOrigin: string | undefined,
  tokens = 'tokens',
): string => `
    const shop = ${json(shopOrigin ?? '')} || location.origin, texts = ${json(t)}, form = document.forms[0], error = document.getElementById('error');
    const names = ${json(names)};
    const tell = (message) => parent.postMessage(message, shop);
    const height = () => Math.ceil(document.documentElement.getBoundingClientRect().height);
    const filled = () => names.every((name) => form.elements[name].type === 'checkbox' ? form.elements[name].checked : form.elements[name].value.trim());
    form.addEventListener('input', () => { error.textContent = ''; for (const field of form.elements) field.removeAttribute('aria-invalid'); tell({ type: 'millwright-gateway:valid', valid: filled() }); });
    const refuse = (code, field) => { error.textContent = texts[code] || code; if (field) { const first = form.elements[field][0] || form.elements[field]; first.setAttribute('aria-invalid', 'true'); first.focus(); } tell({ type: 'millwright-gateway:error', code }); };
    let busy = false;
    const submit = async () => {
      if (busy) return; if (!filled()) return refuse('required', names.find((name) => form.elements[name].type === 'checkbox' ? !form.elements[name].checked : !form.elements[name].value.trim()));
      busy = true;
      try {
        const values = Object.fromEntries(new FormData(form));
        const response = await fetch(${json(tokens)}, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(values) });
        const answer = await response.json();
        if (response.ok) tell({ type: 'millwright-gateway:token', ...answer }); else refuse(answer.code, answer.field);
      } catch { refuse('unreachable'); } finally { busy = false; }
    };
    form.addEventListener('submit', (event) => { event.preventDefault(); submit(); });
    addEventListener('message', (event) => { if (event.origin === shop && event.source === parent && event.data && event.data.type === 'millwright-gateway:submit') submit(); });
    tell({ type: 'millwright-gateway:ready', height: height() });
    new ResizeObserver(() => tell({ type: 'millwright-gateway:ready', height: height() })).observe(document.documentElement);`;

const cardButton = (number: string, t: (typeof texts)[Language]): string => {
  const { brand, behaviour } = needed(testCard(number), 'test card');
  const does: Partial<Record<Behaviour, string>> = {
    approve: t.approve_card,
    challenge: t.challenge_card,
    decline: t.decline_card,
  };
  const code = '1234'.slice(0, securityCodeLength(brand));
  return `<button type="button" data-number="${number.replace(/(.{4})(?=.)/g, '$1 ')}" data-expiry="12/49" data-code="${code}" data-holder="Sam Sample"><span>•••• ${number.slice(-4)}</span> ${does[behaviour] ?? ''}</button>`;
};

export function challengePage(
  language: Language,
  shopOrigin: string | undefined,
  nonce: string,
  payment: { reference: string; amount: string; lastFour: string },
): string {
  const t = texts[language];
  const body = `<main><h1 class="wide">${t.bank}</h1><p class="wide">${t.pay} <strong>${payment.amount}</strong> · •••• ${payment.lastFour}</p>
    <button class="primary" data-answer="approve">${t.approve}</button><button data-answer="fail">${t.fail}</button><p class="wide" role="status"></p><p class="wide">${t.sandbox}</p></main>`;
  const script = answerScript(payment.reference, t.done, shopOrigin);
  // Before the buttons: a click is heard as soon as there is something to click.
  return page(language, t.bank, nonce, scriptOf(nonce, script) + body, '../');
}

/** Sends the buyer's answer, once, and tells the shop's page that there is one. */
export const answerScript = (reference: string, done: string, shopOrigin: string | undefined): string => `
    document.addEventListener('click', async ({ target }) => {
      const button = target.closest('button');
      if (!button) return;
      for (const one of document.querySelectorAll('button')) one.disabled = true;
      await fetch(${json(reference)}, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ answer: button.dataset.answer }) });
      document.querySelector('[role=status]').textContent = ${json(done)};
      tell({ type: 'millwright-gateway:challenge-done' });
    });
    const tell = (message) => parent.postMessage(message, ${json(shopOrigin ?? '')} || location.origin);
    new ResizeObserver(() => tell({ type: 'millwright-gateway:ready', height: Math.ceil(document.documentElement.getBoundingClientRect().height) })).observe(document.documentElement);`;
