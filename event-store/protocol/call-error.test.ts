import { Code, trailersOf, type Status } from '../grpc/status.ts';
import type { Refusal } from '../log/refusal.ts';
import { callError } from './call-error.ts';

const conflict = (actual: number): Refusal => ({
  kind: 'wrong-expected-revision',
  stream: 's-1',
  expected: { kind: 'stream-exists' },
  actual,
});

describe('the end of a call that is refused', () => {
  it.each<[Refusal, Status['code'], object]>([
    [{ kind: 'invalid', reason: 'No.' }, Code.INVALID_ARGUMENT, {}],
    [
      { kind: 'required-metadata-missing', properties: ['type', 'content-type'] },
      Code.INVALID_ARGUMENT,
      { exception: 'missing-required-metadata-property', 'required-metadata-properties': 'type,content-type' },
    ],
    [
      { kind: 'append-too-large', limit: 7 },
      Code.INVALID_ARGUMENT,
      { exception: 'maximum-append-size-exceeded', 'maximum-append-size': '7' },
    ],
    [
      conflict(4),
      Code.FAILED_PRECONDITION,
      { exception: 'wrong-expected-version', 'stream-name': 's-1', 'expected-version': '-4', 'actual-version': '4' },
    ],
    [
      conflict(-1),
      Code.FAILED_PRECONDITION,
      { exception: 'wrong-expected-version', 'stream-name': 's-1', 'expected-version': '-4' },
    ],
    [
      { kind: 'stream-deleted', stream: 's-1' },
      Code.FAILED_PRECONDITION,
      { exception: 'stream-deleted', 'stream-name': 's-1' },
    ],
    [{ kind: 'access-denied', stream: '$all' }, Code.PERMISSION_DENIED, { exception: 'access-denied' }],
    [{ kind: 'timed-out' }, Code.ABORTED, {}],
    [{ kind: 'unavailable', reason: 'No.' }, Code.UNAVAILABLE, {}],
  ])('says what the client makes its error from: %j', (refusal, code, trailers) => {
    const error = callError(refusal);
    expect(error.code).toBe(code);
    expect(error.trailers).toEqual(trailers);
    expect(error.message).not.toBe('');
  });

  it('holds no character that a header cannot', () => {
    const trailers = trailersOf(callError({ kind: 'stream-deleted', stream: 'größe-\n🦃' }));
    expect(trailers).toMatchObject({ 'grpc-status': '9', 'stream-name': 'gr??e-???' });
    expect(decodeURI(trailers['grpc-message']!)).toContain('größe-\n🦃');
  });
});
