// A quote saves by itself (spec 4): one edit after the other, each made of the contents that the page has seen. What
// stands in the way (an offer that would be withdrawn, somebody else's change, a lost answer) waits for the buyer's
// word, and the edit with it: nothing that was typed is lost.
import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Request } from '#contracts/api.ts';
import type { QuoteChange } from '#contracts/quote/quote-shapes.ts';
import { announce } from '#storefront/lib/announce.ts';
import { isApiError } from '#storefront/lib/api-error.ts';
import { usePost } from '#storefront/lib/command.ts';
import { load } from '#storefront/lib/queries.ts';
import { useText } from '#storefront/lib/text.ts';
import type { WireQuote } from '#storefront/shared/wire-types.ts';
import { quoteQuery } from './quote.queries.ts';

type EditRoute =
  | 'quote/updatequantity'
  | 'quote/addline'
  | 'quote/removeline'
  | 'quote/saveheader'
  | 'quote/choosealternative'
  | 'quote/cancel';

/** A change that the buyer wants, and its name when the page speaks of it. */
export type QuoteEdit = {
  [R in EditRoute]: {
    readonly route: R;
    readonly input: Omit<Request<R>, 'QuoteId' | 'Changes'>;
    readonly words: string;
  };
}[EditRoute];

/** Says why an edit waits for the buyer's word. */
export type Blocker =
  | { readonly kind: 'withdraws'; readonly edit: QuoteEdit; readonly goOn: (yes: boolean) => void }
  | {
      readonly kind: 'changed';
      readonly edit: QuoteEdit;
      readonly since: readonly QuoteChange[];
      readonly goOn: (yes: boolean) => void;
    }
  | {
      readonly kind: 'failed';
      readonly edit: QuoteEdit;
      readonly error: unknown;
      readonly goOn: (yes: boolean) => void;
    };

export interface QuoteEdits {
  /** Returns whether it was done. */
  readonly run: (edit: QuoteEdit) => Promise<boolean>;
  readonly state: 'untouched' | 'saving' | 'saved';
  readonly blocker: Blocker | undefined;
  /** Waits until every edit so far is done or given up; false when the last one was given up. */
  readonly settled: () => Promise<boolean>;
}

const sinceOf = (error: unknown): readonly QuoteChange[] | undefined =>
  isApiError(error) && error.answer.code === 'quote_changed'
    ? ((error.answer.params?.since ?? []) as readonly QuoteChange[])
    : undefined;

export function useQuoteEdits({ QuoteHeader: header }: WireQuote): QuoteEdits {
  const { t } = useText('quote');
  const queryClient = useQueryClient();
  const [state, setState] = useState<QuoteEdits['state']>('untouched');
  const [blocker, setBlocker] = useState<Blocker>();
  const { mutateAsync: post } = usePost<EditRoute>();
  const queue = useRef<Promise<boolean>>(Promise.resolve(true));
  const seen = useRef(header);
  /** Revision whose withdrawal was agreed to. */
  const agreed = useRef(0);
  useEffect(() => {
    seen.current = header;
  }, [header]);

  const word = async (ask: (goOn: (yes: boolean) => void) => Blocker): Promise<boolean> => {
    const yes = await new Promise<boolean>((goOn) => setBlocker(ask(goOn)));
    setBlocker(undefined);
    return yes;
  };
  const read = () => load(queryClient, { ...quoteQuery(header.QuoteID), staleTime: 0 });
  const refresh = async () => {
    seen.current = (await read()).QuoteHeader;
  };
  const send = async ({ route, input }: QuoteEdit, Changes: number) => {
    await post({ route, input: { ...input, QuoteId: header.QuoteID, Changes } as Request<EditRoute> });
    await refresh();
  };

  /** An offer that came while the page was open must not be withdrawn by somebody who does not know of it. */
  const mayWithdraw = async (edit: QuoteEdit): Promise<boolean> => {
    const { QuoteStatus, Revision } = (await read()).QuoteHeader;
    if (QuoteStatus !== 'approved' || agreed.current === Revision || edit.route === 'quote/cancel') return true;
    const yes = await word((goOn) => ({ kind: 'withdraws', edit, goOn }));
    if (yes) agreed.current = Revision;
    return yes;
  };

  const attempt = async (edit: QuoteEdit): Promise<boolean> => {
    // As of what the page showed when the buyer acted, whatever is read meanwhile.
    const { Changes } = seen.current;
    try {
      if (!(await mayWithdraw(edit))) return false;
      setState('saving');
      await send(edit, Changes);
      setState('saved');
      announce(t('saved'));
      return true;
    } catch (error) {
      setState('untouched');
      const since = sinceOf(error);
      if (since) await refresh();
      const again = await word((goOn) =>
        since ? { kind: 'changed', edit, since, goOn } : { kind: 'failed', edit, error, goOn },
      );
      return again ? attempt(edit) : false;
    }
  };

  const run = (edit: QuoteEdit) => {
    queue.current = queue.current.then(() => attempt(edit));
    return queue.current;
  };
  return { run, state, blocker, settled: () => queue.current };
}
