import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { own } from '#domain/shared/dictionary.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { Amount } from '#domain/shared/money.ts';
import { MOST_RETURN_PHOTOS, type ReceivedLine, type ReturnEvent } from './return.events.ts';
import { checkReturnable, type ReturnableLine } from './return-policy.ts';
import { evolveReturns, type OneReturn, type ReturnState } from './return.state.ts';

type Requested = Extract<ReturnEvent, { type: 'ReturnRequested' }>['data'];
interface OfReturn {
  readonly orderId: string;
  readonly returnId: string;
  readonly at: string;
}
type ByStaff = OfReturn & { readonly by: string };

export type ReturnCommand =
  | ({
      readonly type: 'RequestReturn';
      /** The lines of the order as its history has them. */
      readonly returnable: readonly ReturnableLine[];
      /** YYYY-MM-DD in the shop's calendar. */
      readonly today: string;
      readonly isWhole: boolean;
    } & Requested)
  | ({ readonly type: 'ApproveReturn'; readonly expiresOn: string } & ByStaff)
  | ({ readonly type: 'RefuseReturn'; readonly reason: string } & ByStaff)
  | ({ readonly type: 'ReceiveReturn'; readonly lines: readonly ReceivedLine[] } & ByStaff)
  | ({ readonly type: 'WaiveReturnFee'; readonly reason: string } & ByStaff)
  | ({ readonly type: 'AddReturnPhoto' } & Extract<ReturnEvent, { type: 'ReturnPhotoAdded' }>['data'])
  | ({ readonly type: 'RemoveReturnPhoto'; readonly photoId: string } & OfReturn)
  | ({ readonly type: 'WithdrawReturn' } & OfReturn)
  | ({ readonly type: 'ExpireReturn'; readonly today: string } & OfReturn)
  | ({
      readonly type: 'SettleReturn';
      readonly refundId: string;
      readonly amount: Amount;
      readonly storeCredit?: Amount;
    } & OfReturn)
  | ({ readonly type: 'MarkReturnReplaced' } & OfReturn);

type OnReturn = Exclude<ReturnCommand, { type: 'RequestReturn' }>;
type To<T extends ReturnCommand['type']> = Extract<ReturnCommand, { type: T }>;

/**
 * The returns of one order. @throws DomainError those of `checkReturnable`, return_not_found, return_answered,
 * return_not_approved, return_not_received, return_received_nothing, return_received_unknown, return_received_too_many,
 * return_too_late_to_withdraw, return_photos_too_late, return_photos_too_many, return_photo_not_found
 */
export const orderReturn: Decider<ReturnState, ReturnCommand, ReturnEvent> = {
  initialState: { returns: {} },

  decide(command, state) {
    if (command.type === 'RequestReturn') return request(command, state);
    const one = own(state.returns, command.returnId) ?? notFound('return_not_found');
    return decideOnOne(command, one);
  },

  evolve: evolveReturns,
};

function request(command: To<'RequestReturn'>, state: ReturnState): ReturnEvent[] {
  const { type: _, returnable, today, isWhole, ...data } = command;
  if (own(state.returns, data.returnId)) return [];
  checkReturnable(state, returnable, data.lines, { today, isWhole });
  return [{ type: 'ReturnRequested', data }];
}

function decideOnOne(command: OnReturn, one: OneReturn): ReturnEvent[] {
  const { orderId, returnId, at } = command;
  const of = { orderId, returnId };
  switch (command.type) {
    case 'ApproveReturn': {
      if (one.status === 'approved') return [];
      if (one.status !== 'requested') return refuse('return_answered');
      return [{ type: 'ReturnApproved', data: { ...of, expiresOn: command.expiresOn, by: command.by, at } }];
    }
    case 'RefuseReturn': {
      if (one.status === 'refused') return [];
      // Goods that were to come and are not wanted any more may be on their way.
      if (one.status !== 'requested') return refuse('return_answered');
      return [{ type: 'ReturnRefused', data: { ...of, reason: command.reason, by: command.by, at } }];
    }
    case 'ReceiveReturn':
      return receive(command, one);
    case 'WaiveReturnFee': {
      if (one.status !== 'received') return refuse('return_not_received');
      return one.isFeeWaived
        ? []
        : [{ type: 'ReturnFeeWaived', data: { ...of, reason: command.reason, by: command.by, at } }];
    }
    case 'AddReturnPhoto':
      return addPhoto(command, one);
    case 'RemoveReturnPhoto':
      return removePhoto(command, one);
    case 'WithdrawReturn': {
      if (one.status === 'withdrawn') return [];
      checkOpen(one, 'return_too_late_to_withdraw');
      return [{ type: 'ReturnWithdrawn', data: { ...of, at } }];
    }
    case 'ExpireReturn':
      // The timer is never cancelled: what came, or was withdrawn, does not expire.
      return one.status === 'approved' && command.today > one.expiresOn
        ? [{ type: 'ReturnExpired', data: { ...of, at } }]
        : [];
    case 'SettleReturn':
    case 'MarkReturnReplaced':
      return conclude(command, one);
    default:
      return unreachable(command);
  }
}

/** The order has paid the goods back, or sends them once more. */
function conclude(command: To<'SettleReturn' | 'MarkReturnReplaced'>, one: OneReturn): ReturnEvent[] {
  const { orderId, returnId, at } = command;
  if (one.status === (command.type === 'SettleReturn' ? 'settled' : 'replaced')) return [];
  if (one.status !== 'received') return refuse('return_not_received');
  if (command.type === 'MarkReturnReplaced') return [{ type: 'ReturnReplaced', data: { orderId, returnId, at } }];
  const { refundId, amount, storeCredit } = command;
  const credited = storeCredit ? { storeCredit } : {};
  return [{ type: 'ReturnSettled', data: { orderId, returnId, refundId, amount, ...credited, at } }];
}

function addPhoto({ type: _, ...photo }: To<'AddReturnPhoto'>, one: OneReturn): ReturnEvent[] {
  if (one.photos.includes(photo.photoId)) return [];
  checkOpen(one, 'return_photos_too_late');
  if (one.photos.length >= MOST_RETURN_PHOTOS) refuse('return_photos_too_many', { most: MOST_RETURN_PHOTOS });
  return [{ type: 'ReturnPhotoAdded', data: photo }];
}

function removePhoto({ orderId, returnId, photoId, at }: To<'RemoveReturnPhoto'>, one: OneReturn): ReturnEvent[] {
  checkOpen(one, 'return_photos_too_late');
  if (!one.photos.includes(photoId)) return notFound('return_photo_not_found');
  return [{ type: 'ReturnPhotoRemoved', data: { orderId, returnId, photoId, at } }];
}

/** Its goods have not arrived, and may. */
function checkOpen({ status }: OneReturn, code: string): void {
  if (status !== 'requested' && status !== 'approved') refuse(code);
}

function receive({ orderId, returnId, lines, by, at }: To<'ReceiveReturn'>, one: OneReturn): ReturnEvent[] {
  if (one.status !== 'approved') return refuse('return_not_approved');
  const came = lines.filter(({ toStock, toScrap, toBuyer }) => toStock + toScrap + toBuyer > 0);
  if (!came.length) return refuse('return_received_nothing', {}, 'invalid');
  const seen = new Set<string>();
  for (const { lineId, toStock, toScrap, toBuyer } of came) {
    const line = one.lines.find((known) => known.lineId === lineId);
    if (!line || seen.has(lineId)) return refuse('return_received_unknown', { lineId });
    seen.add(lineId);
    const quantity = toStock + toScrap + toBuyer;
    if (quantity > line.quantity)
      refuse('return_received_too_many', { item: line.itemNumber, quantity, most: line.quantity });
  }
  return [{ type: 'ReturnReceived', data: { orderId, returnId, lines: came, by, at } }];
}
