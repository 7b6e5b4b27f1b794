import type { AgedBalance } from '#contracts/credit/aged-balance.ts';

type Named = Pick<AgedBalance['OpenItems'][number], 'Kind' | 'OrderNumber' | 'OrderID'>;

/** What people call an open item: the number of its order, or what it is. */
export const openItemName = ({ Kind, OrderNumber, OrderID }: Named, t: (key: string) => string): string =>
  Kind === 'invoice' ? OrderNumber || OrderID : t(`invoice.itemKind.${Kind}`);
