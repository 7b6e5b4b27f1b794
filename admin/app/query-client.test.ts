import { ApiError } from '#contracts/client.ts';
import { worthAnother } from './query-client.ts';

const answered = (status: number) => new ApiError(status, { ErrorId: 0, LogId: 0, code: 'x', message: 'x' });

describe('a question that failed', () => {
  it.each([403, 404, 400])('is not asked again after %d', (status) =>
    expect(worthAnother(0, answered(status))).toBe(false),
  );
  it.each([408, 429, 500, 503])('is asked again after %d', (status) =>
    expect(worthAnother(0, answered(status))).toBe(true),
  );
  it('is asked again where nobody answered, three times', () =>
    expect([0, 1, 2, 3].map((failures) => worthAnother(failures, new TypeError('Failed to fetch')))).toEqual([
      true,
      true,
      true,
      false,
    ]));
});
