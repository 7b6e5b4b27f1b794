import type { Request } from '#contracts/api.ts';
import type { ReturnCondition, ReturnReason } from '#domain/return/return.events.ts';

/** A line of the form, as it is filled in. */
export interface AskedLine {
  readonly quantity: string;
  readonly reason: ReturnReason | '';
  readonly condition: ReturnCondition | '';
}
export const NOTHING_ASKED: AskedLine = { quantity: '', reason: '', condition: '' };

type Wanted = Request<'checkout/processreturnorder'>['lines'];
export type Asked = Readonly<Record<string, AskedLine>>;

export const isAsked = ({ quantity }: AskedLine): boolean => Number(quantity) > 0;

/** What is sent; lines without a quantity are not returned. `preview`: until a reason is chosen, one that bears the fee. */
export const wantedOf = (asked: Asked, preview: boolean): Wanted =>
  Object.entries(asked).flatMap(([LineID, line]) =>
    isAsked(line) && (preview || (line.reason && line.condition))
      ? [
          {
            LineID,
            Quantity: Math.floor(Number(line.quantity)),
            Reason: line.reason || 'other',
            Condition: line.condition || 'unopened',
          },
        ]
      : [],
  );

/** Lines with a quantity and without a reason or condition. */
export const isIncomplete = (line: AskedLine): boolean => isAsked(line) && !(line.reason && line.condition);
