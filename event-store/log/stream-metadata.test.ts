import { markedDeleted, NO_METADATA, parseMetadata, saysWhereToBegin, truncatedBefore } from './stream-metadata.ts';

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

describe('metadata of a stream', () => {
  it('says how many events, how old, and from where', () => {
    expect(parseMetadata(json({ $maxCount: 5, $maxAge: 60, $tb: 7, $acl: { $r: 'a' } }))).toEqual({
      maxCount: 5,
      maxAge: 60,
      truncateBefore: 7,
      softDeleted: false,
    });
  });

  it.each([
    ['nothing', json({})],
    ['no JSON', Buffer.from('{')],
    ['no object', json([1])],
    ['null', json(null)],
    ['wrong types', json({ $maxCount: 'x', $tb: -1 })],
  ])('says nothing when it holds %s', (_, data) => {
    expect(parseMetadata(data)).toEqual(NO_METADATA);
  });

  it('counts in whole numbers', () => {
    expect(parseMetadata(json({ $maxCount: 2.5, $maxAge: 1.9, $tb: 3.2 }))).toEqual({
      maxCount: 2,
      maxAge: 1,
      truncateBefore: 3,
      softDeleted: false,
    });
  });

  it('keeps what it holds when the stream is deleted, and when it begins again', () => {
    const deleted = markedDeleted(json({ $maxCount: 5, colour: 'grün', $tb: 3 }));
    expect(deleted.toString()).toBe('{"$maxCount":5,"colour":"grün","$tb":9223372036854775807}');
    expect(parseMetadata(deleted)).toEqual({ ...NO_METADATA, maxCount: 5, softDeleted: true });
    expect(truncatedBefore(deleted, 4).toString()).toBe('{"$maxCount":5,"colour":"grün","$tb":4}');
    expect(markedDeleted(undefined).toString()).toBe('{"$tb":9223372036854775807}');
    expect(markedDeleted(Buffer.from('no JSON')).toString()).toBe('{"$tb":9223372036854775807}');
  });

  it('may itself say where the stream begins', () => {
    expect(saysWhereToBegin(json({ $tb: 0 }))).toBe(true);
    expect(saysWhereToBegin(json({ $maxCount: 1 }))).toBe(false);
    expect(saysWhereToBegin(Buffer.from('no JSON'))).toBe(false);
  });
});
