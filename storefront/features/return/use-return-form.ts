import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import type { Returnable } from '#contracts/return/return-shapes.ts';
import type { ReturnResolution } from '#domain/return/return.events.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { returnPaths } from '#storefront/shared/return/return-paths.ts';
import { isIncomplete, NOTHING_ASKED, wantedOf, type Asked, type AskedLine } from './asked-line.ts';
import { useReturnPreview } from './use-return-preview.ts';

/** Everything that can be returned; what was said of a line stays. */
const everything = ({ Lines }: Returnable, asked: Asked): Asked =>
  Object.fromEntries(
    Lines.filter(({ ReturnableQty }) => ReturnableQty > 0).map(({ LineID, ReturnableQty }) => [
      LineID,
      { ...(asked[LineID] ?? NOTHING_ASKED), quantity: String(ReturnableQty) },
    ]),
  );

/** What keeps a request from being sent. */
interface Missing {
  readonly lines: boolean;
  /** Why, or in which condition, of a line that comes back. */
  readonly words: boolean;
  readonly terms: boolean;
}

/** What is filled in of a return, and the way to send it. */
export function useReturnForm(order: Returnable, email?: string) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { run, pending, error } = useCommand('checkout/processreturnorder');
  const [asked, setAsked] = useState<Asked>(order.AllOrNothing ? everything(order, {}) : {});
  const [comments, setComments] = useState('');
  const [resolution, setResolution] = useState<ReturnResolution>('refund');
  const [isAccepted, setAccepted] = useState(false);
  const [wasTried, setTried] = useState(false);
  const of = { OrderId: order.OrderID, ...(email ? { email } : {}) };
  const { preview, error: fault } = useReturnPreview({ ...of, lines: wantedOf(asked, true) });
  const lines = wantedOf(asked, false);
  const words = Object.values(asked).some(isIncomplete);
  const missing: Missing = { lines: !lines.length && !words, words, terms: !isAccepted };

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const isMissing = Object.values(missing).some(Boolean);
    setTried(isMissing);
    if (isMissing) return focusFirstGap(event.currentTarget);
    const answer = await run({ ...of, lines, Comments: comments, Resolution: resolution, TermsAccepted: true });
    if (!answer) return;
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[1]).startsWith('return/') });
    await navigate(returnPaths.complete(answer.ReturnID));
  };

  return {
    asked,
    change: (lineId: string, line: AskedLine) => setAsked({ ...asked, [lineId]: line }),
    returnAll: () => setAsked(everything(order, asked)),
    ...{ comments, setComments, resolution, setResolution, isAccepted, setAccepted },
    ...{ preview, fault, error, pending, send },
    /** Nothing is said of gaps before somebody tried to send it. */
    missing: wasTried ? missing : { lines: false, words: false, terms: false },
  };
}

/** The first choice that was not made; else the first quantity, else the terms. */
function focusFirstGap(form: HTMLFormElement): void {
  const gap =
    [...form.querySelectorAll('select')].find(({ value }) => !value) ??
    ([...form.querySelectorAll<HTMLInputElement>('input[type=number]')].some(({ value }) => Number(value) > 0)
      ? form.querySelector<HTMLInputElement>('input[type=checkbox]')
      : form.querySelector<HTMLInputElement>('input[type=number]'));
  gap?.focus();
}
