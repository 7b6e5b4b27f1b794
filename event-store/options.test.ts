import { parseOptions } from './options.ts';

const databaseUrl = 'postgres://localhost/x';

describe('the options of the server', () => {
  it('need no more than a database', () => {
    expect(parseOptions({ databaseUrl })).toEqual({
      databaseUrl,
      host: '127.0.0.1',
      port: 2113,
      maxAppendSize: 1_048_576,
      lockWaitMs: 3_000,
    });
  });

  it.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])('accept %s, which is loopback', (host) => {
    expect(parseOptions({ databaseUrl, host }).host).toBe(host);
  });

  it.each(['0.0.0.0', '', '::', '10.0.0.1', '127.0.0.1.example.com', 'localhost.example.com', '1270.0.0.1'])(
    'refuse %p, which is not',
    (host) => {
      expect(() => parseOptions({ databaseUrl, host })).toThrow(
        `The event store listens on loopback only, not on "${host}".`,
      );
    },
  );

  it('say in one sentence each what is wrong', () => {
    expect(() => parseOptions({ databaseUrl: '', port: 70_000 })).toThrow(
      /^Option databaseUrl: .+\. Option port: .+\.$/,
    );
    expect(() => parseOptions({ databaseUrl, prot: 1 } as never)).toThrow('prot');
  });
});
