// What tells that two accounts may be one company: the name without what everybody writes otherwise, the tax number's
// digits and letters, and the domain of the e-mail addresses.

const LEGAL_FORMS = new Set(
  (
    'inc incorporated incorporee corp corporation ltd limited ltee limitee llc llp lp co company cie compagnie enr senc ' +
    'sencrl gmbh ag sa sarl sas plc pty bv nv the le la les l and et'
  ).split(' '),
);

/** Everybody has an address there: it tells nothing about a company. */
const PUBLIC_MAIL = new Set(
  (
    'aol.com bell.net cogeco.ca comcast.net free.fr gmail.com gmx.com gmx.de gmx.net googlemail.com hotmail.ca hotmail.com hotmail.fr ' +
    'icloud.com laposte.net live.ca live.com mac.com mail.com me.com msn.com orange.fr outlook.com outlook.fr pm.me proton.me ' +
    'protonmail.com rogers.com shaw.ca sympatico.ca telus.net videotron.ca wanadoo.fr web.de yahoo.ca yahoo.com yahoo.fr'
  ).split(' '),
);

/** Accents, case, punctuation and legal forms left out; empty where nothing remains. */
export function nameKey(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[.'’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const telling = words.filter((word) => !LEGAL_FORMS.has(word));
  return (telling.length ? telling : words).join(' ');
}

export const taxKey = (taxNumber: string): string => taxNumber.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Empty where the address is at a public provider. */
export function companyDomain(email: string): string {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return PUBLIC_MAIL.has(domain) ? '' : domain;
}
