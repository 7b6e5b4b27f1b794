import type { FoundThing } from '#contracts/dashboard/dashboard.ts';
import { definitionOf, settingNames } from '#contracts/setting/setting-definitions.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { hasText, translate } from '#platform/kernel/texts/texts.ts';

/** Of each kind: more is a list's to show. */
const MOST = 5;
/** A number that nobody chose says nothing to the eye. */
const LONG_ID = 30;
/** Nobody is told how many there are: counting what a common text finds takes longer than finding the newest. */
const page = { page: 1, pageSize: MOST, counted: MOST } as const;

/** A few of each kind that a text finds, each as its own list would. */
export async function search(text: string, context: OperationContext): Promise<FoundThing[]> {
  const { queries } = context;
  const [orders, quotes, customers, products] = await Promise.all([
    queries.orderDesk.list({ ...page, search: text, sort: 'OrderDate', direction: 'DESC' }),
    queries.quote.list({ ...page, search: text, sort: 'updatedAt', direction: 'DESC' }),
    queries.customer.list({ page: 1, pageSize: MOST, search: text, sort: 'name', direction: 'ASC' }),
    queries.product.itemsNamed({ search: text, count: MOST }),
  ]);
  return [
    ...orders.rows.map((row): FoundThing => ({
      kind: 'order',
      id: row.OrderID,
      title: row.OrderNumber,
      more: [row.AccountName, row.PlacedBy].filter(Boolean).join(', '),
      discloses: `order:${row.OrderID}`,
    })),
    ...quotes.rows.map((row): FoundThing => ({
      kind: 'quote',
      id: row.quoteId,
      title: row.quoteNumber,
      more: row.accountName,
      discloses: `quote:${row.quoteId}`,
    })),
    ...customers.rows.map((row): FoundThing => ({
      kind: 'customer',
      id: row.accountId,
      title: row.name,
      more: row.accountId.length < LONG_ID ? row.accountId : '',
      discloses: `account:${row.accountId}`,
    })),
    ...products.itemNumbers.map(({ itemNumber, name }): FoundThing => ({
      kind: 'product',
      id: itemNumber,
      title: itemNumber,
      more: name,
      discloses: '',
    })),
    ...settingsNamed(text, context),
  ];
}

/** By their code, what they are called, and what is said to explain them. */
function settingsNamed(text: string, { language }: OperationContext): FoundThing[] {
  const wanted = text.toLowerCase();
  const words = translate(language, 'admin-setting');
  const textOf = (name: string, part: string) =>
    hasText(language, 'admin-setting', `of.${name}.${part}`) ? words(`of.${name}.${part}`) : '';
  return settingNames
    .filter((name) => `${name} ${textOf(name, 'label')} ${textOf(name, 'help')}`.toLowerCase().includes(wanted))
    .slice(0, MOST)
    .map((name) => ({
      kind: 'setting',
      id: name,
      title: textOf(name, 'label') || name,
      more: words(`group.${definitionOf(name).group}`),
      discloses: '',
    }));
}
