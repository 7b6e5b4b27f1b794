import { z } from 'zod';
import { SHARINGS } from '#domain/item-list/item-list.events.ts';
import { backOffice, defineOperations } from '../shared/operation.ts';
import { id, isoDate, pageParameters } from '../shared/shared.ts';

const deskListRow = z.object({
  listId: z.string(),
  kind: z.enum(['quick-order', 'wish']),
  name: z.string(),
  owner: z.string(),
  itemCount: z.int(),
  sharing: z.enum(SHARINGS),
  changedAt: isoDate,
});
export type DeskListRow = z.output<typeof deskListRow>;

const deskList = deskListRow.extend({
  lines: z.array(
    z.object({
      itemNumber: z.string(),
      name: z.string().meta({ description: 'The number of an item that is no longer known' }),
      quantity: z.int(),
      unit: z.string(),
    }),
  ),
});

export const itemListDeskOperations = defineOperations({
  'admin/itemlist/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'account:{accountId}',
    summary: 'Wish lists and quick-order lists of the people of an account, the one that changed last first',
    input: z.strictObject({ accountId: id, ...pageParameters(10) }),
    output: z.object({ total: z.int(), rows: z.array(deskListRow) }),
  },
  'admin/itemlist/detail': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'account:{accountId}',
    summary: 'A list that somebody of an account keeps, with its items',
    input: z.strictObject({ accountId: id, listId: id }),
    output: deskList,
  },
});
