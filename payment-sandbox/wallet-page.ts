// The page of a wallet in the manner of PayPal: the buyer signs in and pays, or goes back without paying.
import { answerScript, page, scriptOf, type Language } from './pages.ts';

const texts = {
  en: {
    title: 'Log in to PayPal',
    pay: 'To pay',
    approve: 'Log in and pay',
    cancel: 'Cancel and go back',
    done: 'Thank you. You can go back to the shop.',
    sandbox: 'Sandbox: no money moves, and no password is asked.',
  },
  fr: {
    title: 'Ouvrir une session PayPal',
    pay: 'À payer',
    approve: 'Ouvrir une session et payer',
    cancel: 'Annuler et revenir',
    done: 'Merci. Vous pouvez retourner à la boutique.',
    sandbox: 'Bac à sable\u00a0: aucun argent n’est transféré, aucun mot de passe n’est demandé.',
  },
} as const;

export function walletPage(
  language: Language,
  shopOrigin: string | undefined,
  nonce: string,
  payment: { readonly reference: string; readonly amount: string },
): string {
  const t = texts[language];
  const body = `<main><h1 class="wide">${t.title}</h1><p class="wide">${t.pay} <strong>${payment.amount}</strong></p>
    <button class="primary wide" data-answer="approve">${t.approve}</button><button class="wide" data-answer="fail">${t.cancel}</button><p class="wide" role="status"></p><p class="wide">${t.sandbox}</p></main>`;
  return page(
    language,
    t.title,
    nonce,
    scriptOf(nonce, answerScript(payment.reference, t.done, shopOrigin)) + body,
    '../',
  );
}
