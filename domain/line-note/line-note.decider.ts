import type { Decider } from '#domain/shared/decider.ts';
import type { LineNoteEvent } from './line-note.events.ts';

export interface NotedLine {
  readonly lineId: string;
  readonly note: string;
}

export interface NoteLines {
  readonly type: 'NoteLines';
  readonly orderId: string;
  readonly personId: string;
  readonly lines: readonly NotedLine[];
  readonly at: string;
}

/** Notes by line; those that were taken away are none. */
export type LineNoteState = ReadonlyMap<string, string>;

export const lineNote: Decider<LineNoteState, NoteLines, LineNoteEvent> = {
  initialState: new Map(),

  decide: ({ orderId, personId, lines, at }, state) =>
    lines
      .filter(({ lineId, note }) => (state.get(lineId) ?? '') !== note)
      .map(({ lineId, note }) => ({ type: 'LineNoted', data: { orderId, lineId, personId, note, at } })),

  evolve(state, { data: { lineId, note } }) {
    const notes = new Map(state);
    if (note) notes.set(lineId, note);
    else notes.delete(lineId);
    return notes;
  },
};
