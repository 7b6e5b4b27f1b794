// The people of the demonstration's past, before the same operations as its visitors.
import { buyers } from '#demo/history/companies.ts';
import type { Actor, Who } from '#demo/history/stage.ts';
import { staff } from '#demo/shop/customers.ts';
import { presetRoles } from '#domain/shared/rights.ts';
import { own } from '#domain/shared/dictionary.ts';
import { needed } from '#domain/shared/needed.ts';
import { derivedId } from '#platform/kernel/command/command-ids.ts';
import type { Dispatcher } from '#platform/kernel/operations/dispatcher.ts';
import type { Caller } from '#platform/kernel/operations/caller.ts';
import { readOnlySession, type Session } from '#platform/kernel/operations/session.ts';
import type { Language } from '#platform/kernel/texts/texts.ts';

/** How far a story has appended: each of its people reads what the others did. */
export interface StoryProgress {
  position: bigint | undefined;
}

/** @param name of the step: what is pressed in it is the same commands for ever */
export function actorOf(dispatcher: Dispatcher, who: Who, name: string, progress: StoryProgress): Actor {
  const { caller, language } = callerOf(who);
  const session = sessionOf(caller);
  let pressed = 0;
  return (async (route: Parameters<Actor>[0], input: unknown) => {
    const commandId = derivedId('history', name, caller.personId, pressed++);
    const { output, position } = await dispatcher.dispatch(route, input, {
      session,
      language,
      commandId,
      correlationId: commandId,
      ...(progress.position === undefined ? {} : { position: progress.position }),
      onAppended: (appended) => {
        if (appended > (progress.position ?? -1n)) progress.position = appended;
      },
    });
    if (position !== undefined && position > (progress.position ?? -1n)) progress.position = position;
    return output;
  }) as Actor;
}

function callerOf(who: Who): { readonly caller: Caller; readonly language: Language } {
  if ('guest' in who)
    return {
      caller: { role: 'guest', personId: `guest:${derivedId('history', who.guest)}`, accountId: '' },
      language: who.language,
    };
  if ('staff' in who) {
    const member = staff.find(({ staffId }) => staffId === who.staff);
    const { role } = needed(member, 'person of the staff');
    const { rights, limits } = needed(own(presetRoles, role), 'role of the person');
    return {
      caller: { role: 'staff', personId: `staff:${who.staff}`, accountId: '', rights, limits },
      language: 'en',
    };
  }
  const buyer = buyers.find(({ contactId }) => contactId === who.contact);
  const { role, accountId, language } = needed(buyer, 'buyer of the story');
  return { caller: { role, personId: `contact:${who.contact}`, accountId }, language };
}

/** Remembers the cart, as a browser's does. */
function sessionOf(caller: Caller): Session {
  let orderId = '';
  return {
    ...readOnlySession(caller),
    get orderId() {
      return orderId;
    },
    setOrder: async (id) => void (orderId = id),
  };
}
