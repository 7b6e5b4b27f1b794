import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { Amount } from '#domain/shared/money.ts';
import type { InvoiceEvent } from './invoice.events.ts';

type DataOf<T extends InvoiceEvent['type']> = Extract<InvoiceEvent, { type: T }>['data'];

export interface InvoiceState {
  /** Empty until it is issued. */
  readonly number: string;
  readonly total: Amount;
  /** Credit notes by the refund that they are for. */
  readonly creditNotes: Readonly<Record<string, { readonly number: string; readonly total: Amount }>>;
}

export type InvoiceCommand =
  | ({ readonly type: 'Issue' } & DataOf<'InvoiceIssued'>)
  | ({ readonly type: 'IssueCreditNote' } & DataOf<'InvoiceCreditNoteIssued'>);

export const invoice: Decider<InvoiceState, InvoiceCommand, InvoiceEvent> = {
  initialState: { number: '', total: 0, creditNotes: {} },

  decide(command, state) {
    switch (command.type) {
      case 'Issue': {
        const { type: _, ...data } = command;
        return state.number ? [] : [{ type: 'InvoiceIssued', data }];
      }
      case 'IssueCreditNote': {
        const { type: _, ...data } = command;
        if (!state.number) return notFound('invoice_not_found');
        return Object.hasOwn(state.creditNotes, data.creditNoteId) ? [] : [{ type: 'InvoiceCreditNoteIssued', data }];
      }
      default:
        return unreachable(command);
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'InvoiceIssued':
        return { ...state, number: event.data.number, total: event.data.total };
      case 'InvoiceCreditNoteIssued': {
        const { creditNoteId, number, total } = event.data;
        return { ...state, creditNotes: { ...state.creditNotes, [creditNoteId]: { number, total } } };
      }
      default:
        return unreachable(event);
    }
  },
};
