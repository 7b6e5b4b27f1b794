// given(shop).when(route, input, as).then(answer, events): what one command of the contract asks, refuses and appends.
import type { Output, Request, Route } from '#contracts/api.ts';
import { ApiError } from '#contracts/client.ts';
import type { Session } from '#platform/kernel/operations/session.ts';
import type { MemoryShop, Who } from './memory-shop.ts';

/** What was appended: `[stream, type]`, or with the fields of its data that matter. */
export type Appended = readonly [stream: string, type: string, data?: object];

const isSession = (as: Who | Session): as is Session => typeof as === 'object' && 'setOrder' in as;

export const given = (shop: MemoryShop) => ({
  when<R extends Route>(route: R, input: Request<R>, as: Who | Session) {
    const session = isSession(as) ? as : shop.session(as);
    const { store } = shop.application;
    const before = store.events.length;
    const appended = () => store.events.slice(before);
    return {
      /**
       * The command is taken; `answer` by the fields that matter, `events` all of them and in their order; where a stream
       * is called by an id of the answer, made from it.
       */
      async then(
        answer: object | undefined,
        events: readonly Appended[] | ((output: Output<R>) => readonly Appended[]),
      ): Promise<Output<R>> {
        const output = await shop.call(route, input, session);
        if (answer !== undefined) expect(output).toMatchObject(answer);
        const expected = typeof events === 'function' ? events(output) : events;
        expect(appended().map(({ stream, type }) => [stream, type])).toEqual(
          expected.map(([stream, type]) => [stream, type]),
        );
        expected.forEach(([, , data], n) => data && expect(appended()[n]!.data).toMatchObject(data));
        return output;
      },
      /** It is refused by this code, and nothing was appended. */
      async thenRefused(code: string, more: object = {}): Promise<void> {
        const refusal = await shop.call(route, input, session).then(
          (output) => ({ code: 'taken', output }),
          (error: unknown) => {
            if (!(error instanceof ApiError)) throw error;
            return { ...error.answer, status: error.status };
          },
        );
        expect(refusal).toMatchObject({ code, ...more });
        expect(appended().map(({ type }) => type)).toEqual([]);
      },
    };
  },
});
