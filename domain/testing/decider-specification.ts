// given(events).when(command).then(events | refusal): tests read like the specification.
import { DomainError } from '#domain/shared/domain-error.ts';
import type { Decider, DomainEvent } from '#domain/shared/decider.ts';

export function specificationFor<S, C, E extends DomainEvent>(decider: Decider<S, C, E>) {
  const fold = (events: readonly E[]) => events.reduce(decider.evolve, decider.initialState);
  return (...given: readonly E[]) => ({
    state: () => fold(given),
    when: (command: C) => {
      const act = () => decider.decide(command, fold(given));
      return {
        then: (...expected: readonly E[]) => expect(act()).toEqual(expected),
        thenNothing: () => expect(act()).toEqual([]),
        thenRefused: (code: string, params?: object) => {
          const refusal = capture(act);
          expect(refusal).toBeInstanceOf(DomainError);
          expect((refusal as DomainError).code).toBe(code);
          if (params) expect((refusal as DomainError).params).toMatchObject(params);
        },
      };
    },
  });
}

function capture(act: () => unknown): unknown {
  try {
    return { accepted: act() };
  } catch (error) {
    return error;
  }
}
