// The fields of a bank account, shown in a frame of the shop, with the accounts that can be tried.
import { fieldsScript, page, scriptOf, type Language } from './pages.ts';
import { needed } from '#domain/shared/needed.ts';
import { SHOWN_ACCOUNTS, testAccount, TEST_ROUTING, type AccountBehaviour } from './test-accounts.ts';

const texts = {
  en: {
    title: 'Bank account',
    bank: 'Bank name',
    routing: 'ABA routing number',
    holder: 'Account holder',
    account: 'Account number',
    type: 'Account type',
    current: 'Current',
    savings: 'Savings',
    consent: 'I allow the amount of this payment to be debited from this account, once.',
    keep: 'I allow debits from this account that I consent to one by one, when I pay.',
    consentOf: 'I allow the amount of this payment to be debited from {brand} •••• {lastFour}, once.',
    account_gone: 'This account is no longer kept. Please choose another one.',
    required: 'Please fill in every field, and allow the debit.',
    bad_bank: 'Please enter the name of the bank, without numbers of the account.',
    bad_routing: 'This is no valid routing number. It has nine digits and stands on the bottom of a cheque.',
    bad_account: 'The account number has 4 to 17 digits.',
    unknown_account: 'This is not one of the sandbox’s test accounts.',
    unreachable: 'The payment provider does not answer. Please try again.',
    try: 'Demonstration: no money moves. Fill in an account whose debit',
    settle: 'settles',
    'return-funds': 'is returned',
    'bounce-funds': 'bounces after settling',
    'settle-late': 'settles late',
  },
  fr: {
    title: 'Compte bancaire',
    bank: 'Nom de la banque',
    routing: 'Numéro d’acheminement ABA',
    holder: 'Titulaire du compte',
    account: 'Numéro de compte',
    type: 'Type de compte',
    current: 'Chèques',
    savings: 'Épargne',
    consent: 'J’autorise un seul débit du montant de ce paiement sur ce compte.',
    keep: 'J’autorise sur ce compte les débits que j’accepterai un à un au moment de payer.',
    consentOf: 'J’autorise un seul débit du montant de ce paiement sur le compte {brand} •••• {lastFour}.',
    account_gone: 'Ce compte n’est plus conservé. Veuillez en choisir un autre.',
    required: 'Veuillez remplir tous les champs et autoriser le débit.',
    bad_bank: 'Veuillez indiquer le nom de la banque, sans numéro du compte.',
    bad_routing: 'Ce numéro d’acheminement n’est pas valide. Il compte neuf chiffres et figure au bas d’un chèque.',
    bad_account: 'Le numéro de compte compte de 4 à 17 chiffres.',
    unknown_account: 'Ce n’est pas un compte d’essai.',
    unreachable: 'Le fournisseur de paiement ne répond pas. Veuillez réessayer.',
    try: 'Démonstration\u00a0: aucun argent n’est transféré. Remplir avec un compte dont le débit',
    settle: 'est réglé',
    'return-funds': 'est retourné',
    'bounce-funds': 'est retourné après le règlement',
    'settle-late': 'est réglé tard',
  },
} as const;

type Texts = (typeof texts)[Language] & Partial<Record<AccountBehaviour, string>>;

const NAMES = ['holder', 'bank', 'routing', 'account', 'type', 'consent'];

/** It answers the shop's page with a token, and with nothing else of the account but the bank's name and last four digits. */
export function bankAccountPage(
  { language, isToKeep }: { readonly language: Language; readonly isToKeep: boolean },
  shopOrigin: string | undefined,
  nonce: string,
): string {
  const t = texts[language];
  const body = `<form novalidate>
    <label class="wide">${t.holder}<input name="holder" autocomplete="name" maxlength="80" required></label>
    <label class="wide">${t.bank}<input name="bank" autocomplete="off" maxlength="40" required></label>
    <label>${t.routing}<input name="routing" inputmode="numeric" autocomplete="off" maxlength="11" required></label>
    <label>${t.account}<input name="account" inputmode="numeric" autocomplete="off" maxlength="21" required></label>
    <fieldset class="wide"><legend>${t.type}</legend>
      <label class="choice"><input type="radio" name="type" value="current" checked>${t.current}</label>
      <label class="choice"><input type="radio" name="type" value="savings">${t.savings}</label></fieldset>
    <label class="wide choice"><input type="checkbox" name="consent" required>${isToKeep ? t.keep : t.consent}</label>
    <p id="error" class="wide" role="alert"></p>
    <div class="wide try"><p>${t.try}</p>${SHOWN_ACCOUNTS.map((number) => accountButton(number, t)).join('')}</div></form>`;
  const script = `${fieldsScript(NAMES, t, shopOrigin, 'bank-tokens')}
    document.querySelector('.try').addEventListener('click', (event) => {
      const button = event.target.closest('button');
      if (!button) return;
      for (const name of ['bank', 'routing', 'holder', 'account']) form.elements[name].value = button.dataset[name];
      form.dispatchEvent(new Event('input'));
    });`;
  return page(language, t.title, nonce, body + scriptOf(nonce, script));
}

/** Asks for the consent to debit an account that the provider keeps. */
export function savedAccountPage(
  language: Language,
  shopOrigin: string | undefined,
  nonce: string,
  account: { readonly reference: string; readonly brand: string; readonly last_four: string },
): string {
  const t = texts[language];
  const consent = t.consentOf.replace('{brand}', inHtml(account.brand)).replace('{lastFour}', account.last_four);
  const body = `<form novalidate><input type="hidden" name="saved" value="${account.reference}">
    <label class="wide choice"><input type="checkbox" name="consent" required>${consent}</label>
    <p id="error" class="wide" role="alert"></p></form>`;
  return page(
    language,
    t.title,
    nonce,
    body + scriptOf(nonce, fieldsScript(['consent'], t, shopOrigin, 'bank-tokens')),
  );
}

/** A bank's name is what somebody typed. */
const inHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The consent is the buyer's own: no button gives it. */
const accountButton = (number: string, t: Texts): string =>
  `<button type="button" data-bank="Example Bank" data-routing="${TEST_ROUTING}" data-holder="Sam Sample" data-account="${number}"><span>•••• ${number.slice(-4)}</span> ${t[needed(testAccount(number), 'test account')] ?? ''}</button>`;
