import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { Amount } from '#domain/shared/money.ts';
import type { InvoiceEvent } from './invoice.events.ts';

type DataOf<T extends InvoiceEvent['type']> = Extract<InvoiceEvent, { type: T }>['data'];

export interface InvoiceState {
  /** Empty until it is issued. */
  readonly number: string;
  /** Orders that are billed together when their month is over; none of an invoice of one order. */
  readonly orderIds: readonly string[];
  readonly total: Amount;
  /** Credit notes by the refund that they are for. */
  readonly creditNotes: Readonly<Record<string, { readonly number: string; readonly total: Amount }>>;
}

/** `of`: the orders whose bills are on it, where it is of several. */
export type InvoiceCommand =
  | ({ readonly type: 'AddOrder' } & DataOf<'InvoiceOrderAdded'>)
  | ({ readonly type: 'Issue'; readonly of?: readonly string[] } & DataOf<'InvoiceIssued'>)
  | ({ readonly type: 'IssueCreditNote' } & DataOf<'InvoiceCreditNoteIssued'>);

export const invoice: Decider<InvoiceState, InvoiceCommand, InvoiceEvent> = {
  initialState: { number: '', orderIds: [], total: 0, creditNotes: {} },

  decide(command, state) {
    switch (command.type) {
      case 'AddOrder': {
        const { type: _, ...data } = command;
        return state.number || state.orderIds.includes(data.orderId) ? [] : [{ type: 'InvoiceOrderAdded', data }];
      }
      case 'Issue': {
        const { type: _, of = [], ...data } = command;
        // One that was added meanwhile has yet to be billed.
        if (state.number || state.orderIds.length !== of.length) return [];
        return [{ type: 'InvoiceIssued', data }];
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
      case 'InvoiceOrderAdded':
        return { ...state, orderIds: [...state.orderIds, event.data.orderId] };
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
