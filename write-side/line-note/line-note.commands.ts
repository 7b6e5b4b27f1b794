import type { lineNoteOperations } from '#contracts/line-note/line-note.ts';
import { lineNote, type NotedLine } from '#domain/line-note/line-note.decider.ts';
import { lineNoteStream } from '#domain/line-note/line-note.events.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import { lineToChange } from '#platform/kernel/operations/line-to-change.ts';

export const lineNoteCommands: Handlers<typeof lineNoteOperations, 'command'> = {
  async 'cart/notecartline'({ OrderId: orderId, LineId: lineId, Note: note }, context) {
    const personId = await lineToChange({ orderId, lineId }, 'line_note_closed', context);
    await context.run(lineNote, lineNoteStream(orderId), {
      type: 'NoteLines',
      ...{ orderId, personId, at: context.now },
      lines: [{ lineId, note }],
    });
    return { message: 'success' };
  },
};

/** Puts notes on lines that have none. */
async function addTo(
  {
    orderId,
    personId,
    lines,
  }: { readonly orderId: string; readonly personId: string; readonly lines: readonly NotedLine[] },
  context: OperationContext,
): Promise<void> {
  const { state: there } = await context.load(lineNote, lineNoteStream(orderId));
  const noted = lines.filter(({ lineId }) => !there.has(lineId));
  if (!noted.length) return;
  const command = { type: 'NoteLines', orderId, personId, at: context.now, lines: noted } as const;
  await context.run(lineNote, lineNoteStream(orderId), command, { actor: personId });
}

export const lineNoteFunctions = {
  addTo,

  /** Copies the notes of a cart's lines to those of another cart that they were joined with, which keep their own. */
  async copy(
    {
      fromOrderId,
      orderId,
      personId,
      lines,
    }: {
      readonly fromOrderId: string;
      readonly orderId: string;
      readonly personId: string;
      readonly lines: readonly { readonly fromLineId: string; readonly lineId: string }[];
    },
    context: OperationContext,
  ): Promise<void> {
    const { state: from } = await context.load(lineNote, lineNoteStream(fromOrderId));
    const noted = lines.flatMap(({ fromLineId, lineId }): NotedLine[] => {
      const note = from.get(fromLineId);
      return note ? [{ lineId, note }] : [];
    });
    await addTo({ orderId, personId, lines: noted }, context);
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly lineNote: FunctionsOf<typeof lineNoteFunctions>;
  }
}
