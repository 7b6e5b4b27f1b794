import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { translate } from '#platform/kernel/texts/texts.ts';

export type Names = (by: string) => Promise<string>;
export const sideOf = (by: string): 'buyer' | 'staff' | 'shop' =>
  by.startsWith('contact:') ? 'buyer' : by.startsWith('staff:') ? 'staff' : 'shop';

/** Names of people by their ids, each looked up once. */
export function createNames({ language, queries }: OperationContext): Names {
  const known = new Map<string, Promise<string>>();
  const find = async (by: string): Promise<string> => {
    const [kind = '', id = ''] = by.split(':');
    if (kind === 'staff') return (await queries.staff.find({ staffId: id })).name || by;
    if (kind === 'system') return translate(language, 'event-descriptions')('term.shop');
    if (kind !== 'contact') return by;
    const { contact } = await queries.contact.find({ contactId: id });
    return contact ? `${contact.firstName} ${contact.lastName}` : by;
  };
  return (by) => {
    const name = known.get(by) ?? find(by);
    known.set(by, name);
    return name;
  };
}
