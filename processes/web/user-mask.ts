// A page that many may be given is rendered for a user without a name, a cart or an address: marks stand where those
// belong, and are replaced for each reader. What decides how the page looks is part of the key that it is kept under.
import type { UserContext } from '#contracts/account/account.ts';
import { own } from '#domain/shared/dictionary.ts';
import { needed } from '#domain/shared/needed.ts';

/** The fields of a reader that pages only show and decide nothing by. */
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

/** Tells whether there is anything to replace: a text that somebody typed into an address must not look so. */
export const hasMarks = (text: string): boolean => text.search(MARKS) >= 0;

const DATA_BEGINS = '<script type="application/json"';
const DATA_ENDS = '</script>';

/** A mark stands where a reader's own field belongs. */
export interface Mark {
  /** Undefined for the number of a contact. */
  readonly field: string | undefined;
  readonly whole: string;
  /** Within the page's data, which is JSON; everything else is HTML. */
  readonly isInData: boolean;
}

/** The texts of a page and the marks between them: a text first, a text last. */
export function partsOf(html: string): { readonly texts: readonly string[]; readonly marks: readonly Mark[] } {
  const begin = html.indexOf(DATA_BEGINS);
  const end = begin < 0 ? -1 : html.indexOf(DATA_ENDS, begin);
  const texts: string[] = [];
  const marks: Mark[] = [];
  let from = 0;
  for (const { 0: whole, 1: field, index } of html.matchAll(MARKS)) {
    texts.push(html.slice(from, index));
    marks.push({ field, whole, isInData: index > begin && index < end });
    from = index + whole.length;
  }
  texts.push(html.slice(from));
  return { texts, marks };
}

/** The text that a reader's own field puts in place of a mark, as HTML or, within the page's data, as JSON. */
export function ownText({ field, whole, isInData }: Mark, user: UserContext): string {
  const value = field === undefined ? String(user.ContactId) : String(user[field as Own] ?? whole);
  return isInData ? inJson(value) : inHtml(value);
}

export function unmask(html: string, user: UserContext): string {
  const { texts, marks } = partsOf(html);
  return texts.map((text, at) => (marks[at] ? text + ownText(marks[at], user) : text)).join('');
}

const inJson = (text: string) => JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c');
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const inHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => needed(own(ENTITIES, character), 'entity of the character'));
