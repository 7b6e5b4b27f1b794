// A shop without PostgreSQL, HTTP and processes: the real handlers, deciders, command runner, query functions and jobs
// over streams, read models and a catalogue index in memory. What it is asked takes milliseconds.
import { createHash } from 'node:crypto';
import { pino } from 'pino';
import { api, type Input, type Output, type Request, type Route } from '#contracts/api.ts';
import { ApiError, type CallOptions } from '#contracts/client.ts';
import type { ErrorAnswer } from '#contracts/shared/error.ts';
import { settings } from '#contracts/setting/settings.ts';
import { presetRoles } from '#domain/shared/rights.ts';
import { createCommandRunner } from '#platform/kernel/command/command-runner.ts';
import type { Mail } from '#platform/adapters/mail/mail.ts';
import { createDispatcher, type DispatcherParts } from '#platform/kernel/operations/dispatcher.ts';
import { failureOf } from '#platform/kernel/failure/refusal.ts';
import type { Features } from '#platform/kernel/operations/features.ts';
import type { Services } from '#platform/kernel/operations/services.ts';
import { ANONYMOUS, type Caller } from '#platform/kernel/operations/caller.ts';
import type { Session } from '#platform/kernel/operations/session.ts';
import { readTimeZoneFrom } from '#platform/shop/shop-calendar.ts';
import { createHistories } from '#platform/kernel/event-store/histories.ts';
import { createMemoryEventStore, type MemoryEventStore } from '#platform/kernel/testing/memory-event-store.ts';
import { createTestClock, type TestClock } from '#platform/kernel/testing/test-clock.ts';
import { createQueryFunctions, createQueryHandlers, settingIsOn, settingValue } from '#projections/registry.ts';
import { recordAccess } from '#write-side/access-log/record-access.ts';
import { commandFunctions, commandHandlers, lineOwners, stateFunctions } from '#write-side/registry.ts';
import { absent } from './absent.ts';
import { createMemoryIndex, createMemoryReadSide } from './memory-read-side.ts';
import { createMemoryServices } from './memory-services.ts';
import { memorySession } from './memory-session.ts';
import { createMemoryWork } from './memory-work.ts';
import { fillShop } from './prepared.ts';
import { FIRST_MOMENT } from './shop-clock.ts';
import type { Visitor } from './visitor.ts';

type Staff = 'csr' | 'senior-csr' | 'manager' | 'administrator' | 'auditor';
/** Somebody with a session, or with one to come. */
export type Who = 'anonymous' | 'guest' | Staff | Caller;

export interface MemoryShop extends Features {
  readonly application: { readonly store: MemoryEventStore; readonly services: Services };
  readonly clock: TestClock;
  /** In the order in which they were sent. */
  readonly mails: readonly Mail[];
  /** As the shop itself. */
  send<R extends Route>(route: R, input: Input<R>, commandId?: string): Promise<Output<R>>;
  /** A session of somebody, which their calls go on with. */
  session(who: Who): Session;
  /** @throws ApiError as over the wire */
  call<R extends Route>(route: R, input: Request<R>, session: Session, more?: CallAs): Promise<Output<R>>;
  /** A browser with a session at each counter. */
  visitor(language?: 'en' | 'fr'): Visitor;
  /** Does what is due, and what follows from it. */
  quiet(): Promise<void>;
  /** Read models are always at the last event here. */
  projectionsCaughtUp(): Promise<void>;
  stop(): Promise<void>;
}

interface CallAs {
  readonly language?: 'en' | 'fr';
  readonly commandId?: string;
}

const silent = pino({ level: 'silent' });

/** A shop with the small catalogue, the demo's accounts and its staff. */
export async function startMemoryShop(): Promise<MemoryShop> {
  const shop = await createMemoryShop();
  await fillShop(shop);
  return shop;
}

/** An empty shop. */
export async function createMemoryShop(): Promise<MemoryShop> {
  const clock = createTestClock(FIRST_MOMENT);
  const store = createMemoryEventStore(clock);
  const read = createMemoryReadSide(store);
  const index = await createMemoryIndex(store, read);
  const services = createMemoryServices(clock);
  readTimeZoneFrom(() => settingValue(read, 'TimeZone'));
  const positions = { waitFor: () => Promise.resolve(true) } as unknown as DispatcherParts['positions'];
  const dispatcher = createDispatcher({
    handlers: { ...commandHandlers, ...createQueryHandlers(read, index) },
    features: { commands: commandFunctions, states: stateFunctions, queries: createQueryFunctions(read, index) },
    lineOwners,
    recordAccess,
    runner: createCommandRunner(store, { clock }),
    store,
    histories: createHistories(store),
    positions,
    services,
    log: silent,
    isOn: (setting) => setting !== settings.securedCatalogue && settingIsOn(read, setting),
    clock,
    answerCheck: 'whole',
  });
  let calls = 0;
  const nextId = () => uuidOf(`call ${(calls += 1)}`);
  const bySystem = (commandId = nextId()) => ({
    ...{ name: 'test', commandId, correlationId: commandId, causationId: commandId },
  });
  const work = createMemoryWork({ store, dispatcher, clock, publicOrigin: services.publicOrigin });
  const call: MemoryShop['call'] = async (route, input, session, { language = 'en', commandId = nextId() } = {}) => {
    try {
      const sent: unknown = JSON.parse(JSON.stringify(input));
      const as = { session, language, commandId, correlationId: commandId };
      const { output } = await dispatcher.dispatch(route, sent, as);
      if (PRESSES_TWICE && api[route].kind === 'command')
        await requireSame(
          route,
          output,
          store,
          commandId,
          async () => (await dispatcher.dispatch(route, sent, as)).output,
        );
      return (output === undefined ? undefined : JSON.parse(JSON.stringify(output))) as Output<typeof route>;
    } catch (error) {
      const { status, answer } = failureOf(error, language, silent);
      // What is no refusal is a defect, of the shop or of the test.
      if (status === 500) throw error;
      throw new ApiError(status, answer);
    }
  };
  return {
    ...dispatcher.features(async (one) => (await dispatcher.callAsSystem(one, bySystem())).output),
    application: { store, services },
    clock,
    mails: work.mails,
    send: async (route, input, commandId) =>
      (await dispatcher.dispatchAsSystem(route, input, bySystem(commandId))).output as Output<typeof route>,
    session: (who) => memorySession(callerOf(who)),
    call,
    visitor(language = 'en') {
      const sessions = { shop: memorySession(ANONYMOUS), desk: memorySession(ANONYMOUS) };
      const send = <R extends Route>(route: R, input: Request<R>, { commandId }: CallOptions = {}) =>
        call(route, input, route.startsWith('admin/') ? sessions.desk : sessions.shop, {
          language,
          ...(commandId === undefined ? {} : { commandId }),
        });
      const cardToken = async (number: string) => services.gateway.tokenFor(number);
      return absent<Visitor>('HTTP', { get: send, post: send, upload: send, refused, cardToken });
    },
    quiet: () => work.quiet(),
    projectionsCaughtUp: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  };
}

/** Each command that was done is sent again by its id, as a browser does that heard nothing (`pressed-twice.long.test.ts`). */
const PRESSES_TWICE = process.env['PRESS_TWICE'] === '1';
/** Told otherwise at the second press: whoever went on with another press's checkout. */
const TOLD_OTHERWISE: Readonly<Partial<Record<Route, string>>> = { 'checkout/placeorder': 'already_placed' };

async function requireSame(
  route: Route,
  first: unknown,
  store: MemoryEventStore,
  commandId: string,
  press: () => Promise<unknown>,
): Promise<void> {
  const count = () => store.events.filter(({ metadata }) => metadata.correlationId === commandId).length;
  const before = count();
  const second = await press().catch((error: unknown) => {
    const { code } = failureOf(error, 'en', silent).answer;
    if (code !== TOLD_OTHERWISE[route]) throw new Error(`${route}, pressed twice, was refused with ${code}`);
    return first;
  });
  if (JSON.stringify(second) !== JSON.stringify(first)) throw new Error(`${route}, pressed twice, answered otherwise`);
  if (count() !== before) throw new Error(`${route}, pressed twice, was done twice`);
}

async function refused(call: Promise<unknown>): Promise<{ readonly status: number } & ErrorAnswer> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, ...error.answer };
    throw error;
  }
  throw new Error('the call was not refused');
}

/** The ids of one run are those of the next, too. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

function callerOf(who: Who): Caller {
  if (typeof who !== 'string') return who;
  if (who === 'anonymous') return ANONYMOUS;
  if (who === 'guest') return { role: 'guest', personId: 'guest:g1', accountId: '' };
  const { rights, limits } = presetRoles[who]!;
  return { role: 'staff', personId: `staff:${who}`, accountId: '', rights, limits };
}
