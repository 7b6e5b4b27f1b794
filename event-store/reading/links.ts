import type { Reader } from '../log/reader.ts';
import { LINK_TYPE, type RecordedEvent } from '../log/recorded-event.ts';
import type { StreamState } from '../log/stream-state.ts';
import { visibilityOf } from '../log/visible-range.ts';

/** Finds the targets of links. */
export type LinkSource = { readonly reader: Reader; stateOf(stream: string): Promise<StreamState> };

export function isLink(event: RecordedEvent): boolean {
  return event.type === LINK_TYPE;
}

/** The event that `revision@stream` names; undefined when it is gone, hidden, or the link names nothing. */
export async function targetOf(source: LinkSource, link: RecordedEvent): Promise<RecordedEvent | undefined> {
  const match = /^(\d+)@(.+)$/s.exec(link.data.toString('utf8'));
  if (match === null) return undefined;
  const [, revisionText = '', stream = ''] = match;
  const revision = Number(revisionText);
  const visibility = visibilityOf(stream, await source.stateOf(stream), Date.now());
  if (visibility.kind !== 'visible' || revision < visibility.first || revision > visibility.last) return undefined;
  const { streamId, createdFrom } = visibility;
  const [target] = await source.reader.stream('forwards', {
    streamId,
    first: revision,
    last: revision,
    createdFrom,
    limit: 1,
  });
  return target;
}
