// A page that many may be given is rendered for a user without a name, a cart or an address: marks stand where those
// belong, and are replaced for each reader. What decides how the page looks is part of the key that it is kept under.
import type { UserContext } from '#contracts/account.ts';

/** What is a reader's own and only shown, never decided by. */
const OWN = ['OrderId', 'Name', 'AccountName', 'Email'] as const satisfies readonly (keyof UserContext)[];
type Own = (typeof OWN)[number];

// Private-use characters, which nobody types and neither HTML nor JSON changes.
const mark = (field: Own) => `\u{f8f0}${field}\u{f8f1}`;
const MARKS = /\u{f8f0}(\w+)\u{f8f1}|9007199254740001/gu;
/** Stands for the number of a contact, in the page's data only. */
const MASKED_CONTACT_ID = 9_007_199_254_740_001;

export interface MaskedUser {
  readonly user: UserContext;
  /** Same key, same page but for the marks. */
  readonly key: string;
}

export function maskUser(user: UserContext): MaskedUser {
  const masked = { ...user, ContactId: user.ContactId > 0 ? MASKED_CONTACT_ID : user.ContactId };
  for (const field of OWN) if (user[field] !== '') masked[field] = mark(field);
  return { user: masked, key: JSON.stringify(masked) };
}

/** Whether there is anything to replace: what somebody typed into an address must not look so. */
export const hasMarks = (text: string): boolean => text.search(MARKS) >= 0;

const DATA_BEGINS = '<script type="application/json"';
const DATA_ENDS = '</script>';

/** Replaces each mark by what the reader's own field says, as HTML or, within the page's data, as JSON. */
export function unmask(html: string, user: UserContext): string {
  const begin = html.indexOf(DATA_BEGINS);
  const end = begin < 0 ? -1 : html.indexOf(DATA_ENDS, begin);
  return html.replace(MARKS, (whole: string, field: string | undefined, at: number) => {
    const value = field === undefined ? String(user.ContactId) : String(user[field as Own] ?? whole);
    return at > begin && at < end ? inJson(value) : inHtml(value);
  });
}

const inJson = (text: string) => JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c');
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const inHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
