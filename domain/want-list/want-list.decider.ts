import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { WantListEvent } from './want-list.events.ts';

type Joined = Extract<WantListEvent, { type: 'WantListJoined' }>['data'];

export type WantListCommand =
  | ({ readonly type: 'JoinWantList' } & Joined)
  | {
      readonly type: 'NotifyIfBack';
      readonly itemNumber: string;
      readonly wantId: string;
      /** Units on hand that nobody holds. */
      readonly available: number;
      /** ISO. */
      readonly at: string;
      /** ISO: whoever was told since then still has first refusal of as many units. */
      readonly promisedSince: string;
      /** ISO: whoever joined before then has bought elsewhere. */
      readonly lapsedBefore: string;
    };

interface Want {
  readonly wantId: string;
  readonly email: string;
  readonly quantity: number;
  readonly joinedAt: string;
  /** Empty while it waits. */
  readonly notifiedAt: string;
}

export interface WantListState {
  /** Those that wait, and those that were notified, in the order in which they came. */
  readonly wants: readonly Want[];
}

/** A bound against who fills the list of one item by a program. */
const MOST_WAITING = 5_000;

/** @throws DomainError want_list_full */
export const wantList: Decider<WantListState, WantListCommand, WantListEvent> = {
  initialState: { wants: [] },

  decide(command, { wants }) {
    switch (command.type) {
      case 'JoinWantList': {
        const { type: _, ...data } = command;
        const waiting = wants.filter(({ notifiedAt }) => !notifiedAt);
        // Who asks again has their place already.
        if (waiting.some(({ email }) => email === data.email)) return [];
        return waiting.length >= MOST_WAITING ? refuse('want_list_full') : [{ type: 'WantListJoined', data }];
      }
      case 'NotifyIfBack': {
        const { itemNumber, wantId, available, at, promisedSince, lapsedBefore } = command;
        const index = wants.findIndex((want) => want.wantId === wantId && !want.notifiedAt);
        const want = wants[index];
        if (!want) return [];
        if (want.joinedAt < lapsedBefore) return [{ type: 'WantListLapsed', data: { itemNumber, wantId, at } }];
        const before = wants
          .filter(({ notifiedAt }, place) => (notifiedAt ? notifiedAt > promisedSince : place < index))
          .reduce((units, { quantity }) => units + quantity, 0);
        return before + want.quantity <= available
          ? [{ type: 'WantListNotified', data: { itemNumber, wantId, at } }]
          : [];
      }
      default:
        return unreachable(command);
    }
  },

  evolve({ wants }, event) {
    switch (event.type) {
      case 'WantListJoined': {
        const { wantId, email, quantity, at: joinedAt } = event.data;
        return { wants: [...wants, { wantId, email, quantity, joinedAt, notifiedAt: '' }] };
      }
      case 'WantListNotified': {
        const { wantId, at } = event.data;
        return {
          wants: wants.map((want) => (want.wantId === wantId ? { ...want, notifiedAt: at } : want)),
        };
      }
      case 'WantListLapsed':
        return { wants: wants.filter(({ wantId }) => wantId !== event.data.wantId) };
    }
  },
};

/** Tells whether somebody still waits. */
export const isWaiting = ({ wants }: WantListState, wantId: string): boolean =>
  wants.some((want) => want.wantId === wantId && !want.notifiedAt);
