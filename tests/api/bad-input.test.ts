// Every field of every operation. That a refused input becomes an answer with a code and a text, and no event, is seen
// over the wire (sections/bad-input.ts).
import { api } from '#contracts/api.ts';
import type { Operation } from '#contracts/shared/operation.ts';
import { arrivesAs, exampleOf, oddRequests } from './bad-input.ts';

const operations = Object.entries<Operation>(api).filter(([, operation]) => operation.access !== 'internal');

describe.each(operations)('the input of %s', (route, operation) => {
  const faultsOf = (data: unknown) => operation.input.safeParse(arrivesAs(route, operation, data)).error?.issues;

  it('is described by its example', () => expect(faultsOf(exampleOf(operation))).toBeUndefined());

  it('is refused with anything odd about it, except what is named', () => {
    const requests = oddRequests(route, operation);
    expect(requests).not.toEqual([]);
    expect(requests.filter(({ data }) => !faultsOf(data)).map(({ what }) => what)).toEqual(
      requests.filter(({ taken }) => taken).map(({ what }) => what),
    );
  });
});
