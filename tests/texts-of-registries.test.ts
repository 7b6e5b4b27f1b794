// A line in a registry asks for texts, which no type demands: a missing one would be shown as its key.
import { api } from '#contracts/api.ts';
import { SUBJECT_KINDS, replayKinds } from '#contracts/history/subject-kinds.ts';
import { paymentMethods } from '#contracts/payment/method/payment-methods.ts';
import { deliveryStepKinds, lineStepKinds } from '#domain/shared/price/price-steps.ts';
import { hasText } from '#platform/kernel/texts/texts.ts';
import { historySubjects } from '#projections/registry.ts';

/** Of which staff make further ones. */
const contentKinds = Object.keys(api)
  .flatMap((route) => /^admin\/([\w-]+)\/version$/.exec(route)?.[1] ?? [])
  .filter((kind) => !['letter', 'menu'].includes(kind));

const METHOD_TEXTS = ['name', 'short', 'term', 'shown', 'refundTo', 'refunded'];

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  const missing = (namespace: string, keys: readonly string[]) =>
    keys.filter((key) => !hasText(language, namespace, key));

  it.each(paymentMethods.map(({ method }) => method))('the way of paying %s has its texts', (method) =>
    expect(
      missing(
        'payment-method',
        METHOD_TEXTS.map((text) => `${method}.${text}`),
      ),
    ).toEqual([]),
  );
  it.each(lineStepKinds.map(({ kind }) => kind))('the price step of lines %s has its sentence', (kind) =>
    expect(missing('price-step', [`${kind}.why`])).toEqual([]),
  );
  it('every kind of fee has its name', () => {
    const fees = [...lineStepKinds, ...deliveryStepKinds].filter(({ countsAs }) => countsAs === 'fee');
    expect(
      missing(
        'price-step',
        fees.map(({ kind }) => `${kind}.name`),
      ),
    ).toEqual([]);
  });
  it.each(contentKinds)('the kind of content %s has a name where one is made', (kind) =>
    expect(missing('admin-content', [`new.${kind}`])).toEqual([]),
  );
  it.each(SUBJECT_KINDS)('the kind of thing %s has a name in searches and in the access log', (kind) =>
    expect(missing('admin-history', [`subject.${kind}`, `accessLog.kind.${kind}`])).toEqual([]),
  );
  it.each(replayKinds)('the kind of thing %s has a name in replays', (kind) =>
    expect(missing('admin-replay', [`thing.${kind}`])).toEqual([]),
  );
});

it.each(replayKinds)('the row of a %s in replays is that of the read model with its name', (kind) =>
  expect(historySubjects.definitions.find((subject) => subject.kind === kind)?.readModels?.[0]).toBe(kind),
);
