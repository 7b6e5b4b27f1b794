// Takes a call to its handler: access, input, the reader's own position, answer.
import { api, type Route } from '#contracts/api.ts';
import { admitsStaff, isForStaff, type Access as Admission, type Operation } from '#contracts/shared/operation.ts';
import type { SettingName } from '#contracts/setting/setting-definitions.ts';
import { settings } from '#contracts/setting/settings.ts';
import { own } from '#domain/shared/dictionary.ts';
import { DomainError, notFound } from '#domain/shared/domain-error.ts';
import { needed } from '#domain/shared/needed.ts';
import { isoNow, systemClock, type Clock } from '../runtime/clock.ts';
import { ordinaryDeadlines, type Deadlines } from '../runtime/deadlines.ts';
import { asOfFrom, type AsOf } from '../read-model/as-of.ts';
import { contextMaker, readOnly, type ContextParts, type Progress } from './make-context.ts';
import { readOnlySession } from './session.ts';
import { systemCaller, type Caller } from './caller.ts';
import { bindFeatures, type FeatureCall, type Invoke } from './bind-features.ts';
import type { Call } from './call.ts';
import { checkedAnswer, type AnswerCheck } from './checked-answer.ts';
import type { AnyHandler, HandlerTable, OperationContext } from './context.ts';
import { Refusal } from '../failure/refusal.ts';
import type { Features } from './features.ts';
import { valueOf } from './json-text.ts';
import { withinTime } from './time-limit.ts';
import type { Language } from '../texts/texts.ts';

export interface Answered {
  readonly output: unknown;
  /** Position of the last event appended on the way; undefined when there was none. */
  readonly position: bigint | undefined;
  /** The read models had not come as far as the caller's own last command: the answer may lack it. */
  readonly isBehind: boolean;
}

/** The shop acts by itself: as whom, and because of what. */
export interface SystemCall {
  readonly name: string;
  readonly commandId: string;
  readonly correlationId: string;
  readonly causationId: string;
  /** As whom, where the shop does what somebody asked for. */
  readonly actor?: string;
  readonly language?: Language;
  readonly traceparent?: string;
  readonly onSeen?: Call['onSeen'];
}

/** Somebody's personal data are about to be shown to the caller, as the access log has it. */
export interface Access {
  readonly route: string;
  /** `order:{orderId}`; `list` for several, which `shown` names. */
  readonly subject: string;
  readonly shown?: string[];
  readonly file?: { readonly kind: string; readonly filter: string; readonly accounts: number };
}

export interface Dispatcher {
  /** Says whether the caller may, before anything is read from them. @throws Refusal or DomainError like dispatch */
  authorise(route: Route, caller: Caller): void;
  /** @throws ZodError for bad input, Refusal for lacking rights, whatever the handler throws */
  dispatch(route: Route, input: unknown, call: Call): Promise<Answered>;
  /** For imports: any operation, as the shop itself. */
  dispatchAsSystem(route: Route, input: unknown, by: SystemCall): Promise<Answered>;
  /** For jobs: a function of a feature, as the shop itself. */
  callAsSystem(call: FeatureCall, by: SystemCall): Promise<Answered>;
  /** The features' functions; `invoke` is given every call. */
  features(invoke: Invoke): Features;
}

export interface DispatcherParts extends ContextParts {
  readonly handlers: HandlerTable;
  /** Writes into the access log, on behalf of who looks. */
  readonly recordAccess: (access: Access, context: OperationContext) => Promise<void>;
  readonly isOn: (setting: SettingName) => boolean;
  readonly clock?: Clock;
  /** Decides what becomes of an answer that is not of its operation's shape. */
  readonly answerCheck: AnswerCheck;
  readonly deadlines?: Deadlines;
}

/** `order:{orderId}` with the order id of the input, or of a row. */
const filledIn = (template: string, fields: unknown) =>
  template.replace(/\{(\w+)\}/g, (_field, name: string) =>
    String(own(fields as Readonly<Record<string, unknown>>, name)),
  );

/** The entry of the access log; undefined where nobody's data was shown. */
function accessOf({ discloses }: Operation, input: unknown, output: unknown): Omit<Access, 'route'> | undefined {
  if (discloses === undefined || discloses === 'nobody') return undefined;
  if (typeof discloses === 'string') return { subject: filledIn(discloses, input) };
  if ('file' in discloses) {
    const disclosure = own(output as Readonly<Record<string, unknown>>, discloses.file);
    if (disclosure === undefined) return undefined;
    const { subject, ...file } = disclosure as { readonly subject: string } & NonNullable<Access['file']>;
    return { subject, file };
  }
  const rows = own(output as Readonly<Record<string, readonly unknown[]>>, discloses.of);
  const shown = [...new Set(needed(rows, 'list that is shown').map((row) => filledIn(discloses.each, row)))].filter(
    Boolean,
  );
  return shown.length ? { subject: 'list', shown } : undefined;
}

/** Who has yet to set one may look around as a guest does, sign in and out, and set it. */
function requireSecondFactor({ access, kind, evenSecured, beforeSecondFactor }: Operation, caller: Caller): void {
  if (!caller.lacksSecondFactor || beforeSecondFactor) return;
  if (access === 'anyone' && (kind === 'query' || evenSecured)) return;
  throw new Refusal(403, 'second_factor_missing');
}

/**
 * A query reads what its caller did before. So does a command at the desk, which arranges records beside those that were
 * changed a moment ago; a shopper's prepares itself by what changes slowly, and does not wait.
 */
const readsOwnWrites = ({ kind, access }: Operation): boolean => kind === 'query' || isForStaff(access);

const isAdmitted = (access: Exclude<Admission, string>, caller: Caller): boolean =>
  isForStaff(access)
    ? caller.role === 'staff' && admitsStaff(access, caller.rights ?? [])
    : access.some((role) => role === caller.role);

export function createDispatcher(parts: DispatcherParts): Dispatcher {
  const operations: Readonly<Record<string, Operation>> = api;
  const makeContext = contextMaker(parts);
  const { clock = systemClock, deadlines = ordinaryDeadlines } = parts;
  const now = () => isoNow(clock);

  /**
   * What staff look at as its buyer saw it is under the settings of then, which nobody asks for: only those of the
   * present are heeded.
   */
  function authorise(operation: Operation, caller: Caller, past: AsOf | undefined): void {
    if (operation.setting && !past && !parts.isOn(operation.setting)) notFound('not_found');
    if (caller.role === 'system') return;
    const { access } = operation;
    if (access === 'internal') return notFound('not_found');
    if (!past && (caller.role === 'guest' || caller.role === 'anonymous')) admitGuest(operation);
    requireSecondFactor(operation, caller);
    if (access === 'anyone') return;
    if (caller.role === 'anonymous') throw new Refusal(401, 'unauthenticated');
    if (!isAdmitted(access, caller)) throw new Refusal(403, 'forbidden');
  }

  /**
   * Who is not signed in sees no secured catalogue, and no prices and no checkout where those are for the signed-in
   * (spec 1 and 2).
   */
  function admitGuest({ evenSecured, forGuests = [] }: Operation): void {
    if (!evenSecured && parts.isOn(settings.securedCatalogue)) throw new Refusal(401, 'unauthenticated');
    if (!forGuests.every(parts.isOn)) throw new Refusal(401, 'login_to_buy');
  }

  /** Runs `act` with a context of its own. `name`: what events say they were appended by. */
  async function within(
    name: string,
    call: Call,
    act: (context: OperationContext) => Promise<unknown>,
    wasBehind = false,
  ): Promise<Answered> {
    const progress: Progress = { position: undefined, isBehind: wasBehind };
    const output = await act(makeContext(name, call, progress, now()));
    return { output, ...progress };
  }

  const handle = (route: Route, input: unknown, call: Call, wasBehind?: boolean): Promise<Answered> =>
    within(
      route,
      call,
      async (context) => {
        const output = await (parts.handlers[route] as AnyHandler)(input as never, context);
        return call.takesJson ? output : valueOf(output);
      },
      wasBehind,
    );

  /** Its position is not the caller's business: the next read need not wait for it. */
  async function recordAccess(access: Access, { onAppended: _, ...call }: Call): Promise<void> {
    await within('access-log/record', call, (context) => parts.recordAccess(access, context));
  }

  async function answer(route: Route, operation: Operation, input: unknown, call: Call): Promise<Answered> {
    const isBehind =
      readsOwnWrites(operation) && call.position !== undefined && !(await parts.positions.waitFor(call.position));
    const { asOf } = input as { readonly asOf?: string };
    const past = asOf === undefined ? call.past : await asOfFrom(asOf, now(), parts.store);
    if (past && operation.kind === 'command') readOnly();
    const attempt = () => handle(route, input, past ? { ...call, past } : call, isBehind);
    const answered = await attempt().catch(async (error: unknown) => {
      if (!(error instanceof DomainError && error.kind === 'not-found')) throw error;
      // What is not found may only not have been projected yet: then a command that did not wait is tried once more, and
      // the caller is asked to come again, not told that it does not exist.
      const { position } = call;
      const mayBeThere = position !== undefined && !readsOwnWrites(operation) && parts.positions.current < position;
      if (mayBeThere && (await parts.positions.waitFor(position))) return attempt();
      throw isBehind || mayBeThere ? new Refusal(503, 'read_models_behind') : error;
    });
    const access = accessOf(operation, input, answered.output);
    if (access) await recordAccess({ route, ...access }, call);
    const output = checkedAnswer(route, operation, answered.output, parts.answerCheck, parts.log);
    return { ...answered, output, isBehind: isBehind || answered.isBehind };
  }

  const operationOf = (route: Route) => needed(own(operations, route), 'operation of the route');

  return {
    authorise: (route, caller) => authorise(operationOf(route), caller, undefined),
    async dispatch(route, input, call) {
      const operation = operationOf(route);
      authorise(operation, call.session.caller, call.past);
      return withinTime(
        answer(route, operation, operation.input.parse(input), call),
        (operation.file || operation.takesLong ? deadlines.longRequest : deadlines.request) - (call.waitedMs ?? 0),
      );
    },
    dispatchAsSystem: (route, input, by) => handle(route, operationOf(route).input.parse(input), systemCall(by)),
    callAsSystem: ({ name, run }, by) => within(name, systemCall(by), run),
    features: bindFeatures(parts.features),
  };
}

/** The features' functions, called as the shop itself; each call is a command or question of its own. */
export const asSystem = (dispatcher: Pick<Dispatcher, 'features' | 'callAsSystem'>, by: SystemCall): Features =>
  dispatcher.features(async (call) => (await dispatcher.callAsSystem(call, by)).output);

const systemCall = ({ name, actor, language = 'en', ...by }: SystemCall): Call => ({
  session: readOnlySession(actor ? { ...systemCaller(name), personId: actor } : systemCaller(name)),
  language,
  ...by,
});
