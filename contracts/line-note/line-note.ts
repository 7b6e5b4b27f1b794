// Notes on the lines of a cart, which go with it into a quote and an order.
import { z } from 'zod';
import { LINE_NOTE_LIMITS } from '#domain/line-note/line-note.events.ts';
import { defineOperations, shoppers } from '../shared/operation.ts';
import { done, id, text } from '../shared/shared.ts';

export const lineNoteOperations = defineOperations({
  'cart/notecartline': {
    via: 'post',
    kind: 'command',
    access: shoppers,
    refusesCardNumbers: true,
    summary: 'Notes something on a line of an own cart or quote, or takes its note away where it is empty',
    input: z.strictObject({ OrderId: id, LineId: id, Note: text(LINE_NOTE_LIMITS.note) }),
    output: done,
  },
});
