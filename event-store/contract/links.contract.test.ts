import { binaryEvent, type EventData } from '@eventstore/db-client';
import { collect, manyTested, newStream, tested, until, useStore } from './harness.ts';

const store = useStore();

function linkTo(stream: string, revision: number): EventData {
  return binaryEvent({ type: '$>', data: Buffer.from(`${revision}@${stream}`) });
}

describe('a link to an event', () => {
  const [target, links] = [newStream('target'), newStream('links')];

  beforeAll(async () => {
    await store().client.appendToStream(target, manyTested(3));
    await store().client.appendToStream(links, [linkTo(target, 2), tested(7), linkTo(target, 0)]);
  });

  it('is read as what it is, unless it is to be resolved', async () => {
    const [first] = await collect(store().client.readStream(links));
    expect(first!.event).toMatchObject({ type: '$>', streamId: links, revision: 0n });
    expect(first!.link).toBeUndefined();
  });

  it('is resolved on request: the event, and the link beside it', async () => {
    const resolved = await collect(store().client.readStream(links, { resolveLinkTos: true }));
    expect(resolved.map(({ event }) => [event!.streamId, event!.revision])).toEqual([
      [target, 2n],
      [links, 1n],
      [target, 0n],
    ]);
    expect(resolved.map(({ link }) => link?.revision)).toEqual([0n, undefined, 2n]);
    const [, , original] = await collect(store().client.readStream(target));
    expect(resolved[0]!.event).toEqual(original!.event);
  });

  it('is resolved in the log of all events and in subscriptions', async () => {
    const all = await collect(store().client.readAll({ resolveLinkTos: true }));
    const fromAll = all.find(({ link }) => link?.streamId === links && link.revision === 0n);
    expect(fromAll!.event).toMatchObject({ streamId: target, revision: 2n });
    expect(fromAll!.commitPosition).toBe(fromAll!.link!.position!.commit);
    const subscribed = await until(
      store().client.subscribeToStream(links, { resolveLinkTos: true }),
      (_, count) => count === 3,
    );
    expect(subscribed.map(({ event }) => event!.revision)).toEqual([2n, 1n, 0n]);
  });
});

it('a link whose event is gone has no event', async () => {
  const [target, links] = [newStream('target'), newStream('links')];
  await store().client.appendToStream(target, manyTested(2));
  await store().client.appendToStream(links, [
    linkTo(target, 0),
    linkTo(target, 5),
    linkTo(newStream(), 0),
    binaryEvent({ type: '$>', data: Buffer.from('?') }),
  ]);
  await store().client.setStreamMetadata(target, { truncateBefore: 1 });
  const resolved = await collect(store().client.readStream(links, { resolveLinkTos: true }));
  expect(resolved.map(({ event }) => event)).toEqual([undefined, undefined, undefined, undefined]);
  expect(resolved.map(({ link }) => link!.revision)).toEqual([0n, 1n, 2n, 3n]);
});
