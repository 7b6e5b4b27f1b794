import type { QuoteDesk } from './quote.reader.ts';
import type { useDesk } from './desk-commands.tsx';
import type { Line } from './discount.ts';

export interface LineProps extends Pick<ReturnType<typeof useDesk>, 'edit' | 'tell' | 'mayEdit'> {
  readonly line: Line;
  readonly mayWrite: boolean;
  readonly t: (key: string, values?: Record<string, unknown>) => string;
  readonly locale: string;
  readonly currency: string;
  readonly accountId: string;
  readonly limitPercent: number;
  readonly messages: readonly QuoteDesk['messages'][number][] | undefined;
}
