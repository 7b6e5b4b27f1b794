import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { messageOf } from './message-of.ts';

export interface RowCommands {
  /** Rows whose command took effect. */
  readonly done: ReadonlySet<string>;
  /** Why the others could not be done, by row. */
  readonly problems: ReadonlyMap<string, string>;
  /** Sends those that are not done yet, one after another. @returns the rows that were refused */
  send(ids: readonly string[], act: RowCommand): Promise<readonly string[]>;
}

/** `commandId` is the row's own and stays the same when it is tried again: nothing is done twice. */
export type RowCommand = (id: string, commandId: string) => Promise<unknown>;

/** One command on each of many rows. */
export function useRowCommands(): RowCommands {
  const t = useTranslate();
  const [commandIds] = useState(() => new Map<string, string>());
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());

  const commandIdOf = (id: string): string => {
    const commandId = commandIds.get(id) ?? crypto.randomUUID();
    commandIds.set(id, commandId);
    return commandId;
  };

  const send = async (ids: readonly string[], act: RowCommand) => {
    const refused = new Map<string, string>();
    const finished = new Set(done);
    for (const id of ids.filter((one) => !finished.has(one))) {
      try {
        await act(id, commandIdOf(id));
        finished.add(id);
      } catch (error) {
        refused.set(id, messageOf(error, t));
      }
      setDone(new Set(finished));
      setProblems(new Map(refused));
    }
    return [...refused.keys()];
  };
  return { done, problems, send };
}
