// The desk sends its commands one after the other, each naming the contents that were seen. When somebody else was
// faster, their change is shown first, and the command waits for a yes.
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { client } from '#admin/lib/client.ts';
import type { QuoteDesk } from './quote.reader.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import type { Request, RoutesVia } from '#contracts/api.ts';
import { ApiError } from '#contracts/client.ts';
import type { QuoteChange } from '#contracts/quote/quote-shapes.ts';
import { ConflictDialog, type Conflict } from './conflict-dialog.tsx';
import { NotApplied } from './error-message.ts';

type DeskRoute = Extract<RoutesVia<'post'>, `admin/quote/${string}`>;
type EditRoute = { [R in DeskRoute]: Request<R> extends { quoteId: string; changes: number } ? R : never }[DeskRoute];
type OtherRoute = Exclude<DeskRoute, EditRoute | 'admin/quote/create' | 'admin/quote/declinemany'>;

interface Commands {
  /**
   * Sends an edit of the contents seen; `mine` says it in words, should somebody else have been faster.
   * @throws ApiError, NotApplied
   */
  readonly edit: <R extends EditRoute>(
    route: R,
    input: Omit<Request<R>, 'quoteId' | 'changes'>,
    mine: string,
  ) => Promise<void>;
  /** Sends what depends on no contents: a message, the beginning of a review. @throws ApiError */
  readonly tell: <R extends OtherRoute>(route: R, input: Omit<Request<R>, 'quoteId'>) => Promise<void>;
}

interface Desk extends Commands {
  readonly desk: QuoteDesk;
  /** Tells whether who is signed in may change anything, and the quote is not over. */
  readonly mayEdit: boolean;
  readonly mayWork: boolean;
}

const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('outside of a quote desk');
  return desk;
}

export const deskKey = (quoteId: string) => ['quote', 'desk', quoteId];
const FINAL_STATUSES = new Set(['converting', 'converted', 'declined', 'cancelled']);

export function DeskProvider({ desk, children }: { readonly desk: QuoteDesk; readonly children: ReactNode }) {
  const { commands, conflict } = useCommands(desk);
  const mayWork = useMay('quote');
  const value = useMemo(
    () => ({ ...commands, desk, mayWork, mayEdit: mayWork && !FINAL_STATUSES.has(desk.quote.status) }),
    [commands, desk, mayWork],
  );
  return (
    <DeskContext value={value}>
      {children}
      {conflict && <ConflictDialog conflict={conflict} currency={desk.quote.currency} />}
    </DeskContext>
  );
}

function useCommands({ quote: { quoteId, changes } }: QuoteDesk): {
  commands: Commands;
  conflict: Conflict | undefined;
} {
  const queries = useQueryClient();
  const [conflict, setConflict] = useState<Conflict>();
  /** Contents that stand on the screen, or that the last command led to. */
  const seen = useRef(changes);
  const before = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    seen.current = Math.max(seen.current, changes);
  }, [changes]);

  const refresh = useCallback(async () => {
    const fresh = await client.get('admin/quote/desk', { quoteId });
    queries.setQueryData<QuoteDesk>(deskKey(quoteId), (shown) =>
      shown && shown.quote.changes > fresh.quote.changes ? shown : fresh,
    );
  }, [queries, quoteId]);

  const commands = useMemo<Commands>(() => {
    const send = async (route: EditRoute, input: object, mine: string): Promise<void> => {
      for (;;) {
        try {
          const { changes: after } = await client.post(route, { ...input, quoteId, changes: seen.current } as never);
          seen.current = after;
          return;
        } catch (error) {
          const meanwhile = changedMeanwhile(error);
          if (!meanwhile) throw error;
          await refresh();
          const again = await new Promise<boolean>((answer) => setConflict({ since: meanwhile.since, mine, answer }));
          setConflict(undefined);
          if (!again) throw new NotApplied();
          // Just what was shown: whoever came after that is shown in turn.
          seen.current = meanwhile.changes;
        }
      }
    };
    return {
      async edit(route, input, mine) {
        const sent = before.current.then(() => send(route, input, mine));
        // The next one waits, whatever becomes of this one; its sender hears about it.
        before.current = sent.catch(() => undefined);
        await sent;
        await refresh();
      },
      async tell(route, input) {
        await client.post(route, { ...input, quoteId } as never);
        await refresh();
      },
    };
  }, [quoteId, refresh]);
  return { commands, conflict };
}

function changedMeanwhile(error: unknown): { since: readonly QuoteChange[]; changes: number } | undefined {
  if (!(error instanceof ApiError) || error.answer.code !== 'quote_changed') return undefined;
  const { since = [], changes = 0 } = error.answer.params as { since?: QuoteChange[]; changes?: number };
  return { since, changes };
}
