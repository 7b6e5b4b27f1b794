// Placeholders of canned replies. They are filled in while somebody writes, so a text that is sent has none.
export const replyPlaceholders = ['buyer.name', 'company', 'number', 'staff.name', 'shop.name'] as const;
export type ReplyPlaceholder = (typeof replyPlaceholders)[number];

const ANY = /\{\{(.*?)\}\}|\{\{.*$/gs;
const isKnown = (name: string): name is ReplyPlaceholder => replyPlaceholders.some((known) => known === name);

/** The first placeholder of a text that stands for nothing, or is not closed. */
export function unknownPlaceholder(text: string): string | undefined {
  for (const [whole, inside] of text.matchAll(ANY))
    if (inside === undefined || !isKnown(inside.trim())) return (inside ?? whole).trim().slice(0, 60);
  return undefined;
}

/** A text with what its placeholders stand for. */
export const filledReply = (text: string, values: Readonly<Record<ReplyPlaceholder, string>>): string =>
  text.replace(ANY, (whole, inside?: string) => {
    const name = inside?.trim() ?? '';
    return isKnown(name) ? values[name] : whole;
  });
