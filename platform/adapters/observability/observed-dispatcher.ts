import type { Dispatcher } from '#platform/kernel/operations/dispatcher.ts';
import type { Tracing } from './tracing.ts';

/** The same dispatcher; what it is asked within a span belongs to that span's trace. */
export function tracedDispatcher(dispatcher: Dispatcher, tracing: Tracing): Dispatcher {
  const within = <T extends { readonly traceparent?: string }>(call: T): T =>
    tracing.current === undefined ? call : { ...call, traceparent: tracing.current };
  return {
    ...dispatcher,
    dispatch: (route, input, call) => tracing.span(route, {}, () => dispatcher.dispatch(route, input, within(call))),
    dispatchAsSystem: (route, input, by) =>
      tracing.span(route, { parent: tracing.current ?? by.traceparent }, () =>
        dispatcher.dispatchAsSystem(route, input, within(by)),
      ),
    callAsSystem: (call, by) =>
      tracing.span(call.name, { parent: tracing.current ?? by.traceparent }, () =>
        dispatcher.callAsSystem(call, within(by)),
      ),
  };
}
