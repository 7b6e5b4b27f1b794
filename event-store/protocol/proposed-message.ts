import { Refused } from '../log/refusal.ts';
import type { ProposedEvent } from '../log/recorded-event.ts';
import { checkedText } from './text.ts';
import { readUuid } from './uuid.ts';
import type { WireReader } from './wire-reader.ts';

const EMPTY: Buffer = Buffer.alloc(0);

/** Reads a ProposedMessage, which Append and BatchAppend share. Throws `Refused`. */
export function readProposedMessage(message: WireReader): ProposedEvent {
  let id: string | undefined;
  let type: string | undefined;
  let contentType: string | undefined;
  let data: Buffer = EMPTY;
  let metadata: Buffer = EMPTY;
  while (message.next()) {
    switch (message.field) {
      case 1:
        id = readUuid(message.message());
        break;
      case 2: {
        const [key, value] = readMapEntry(message.message());
        if (key === 'type') type = checkedText(value, 'event type');
        else if (key === 'content-type') contentType = checkedText(value, 'content type');
        break;
      }
      case 3:
        metadata = message.view();
        break;
      case 4:
        data = message.view();
        break;
      default:
        message.skip();
    }
  }
  if (id === undefined || type === undefined || contentType === undefined)
    throw missing({ id, type, 'content-type': contentType });
  return { id, type, contentType, data, metadata };
}

function readMapEntry(entry: WireReader): [key: string, value: string] {
  let key = '';
  let value = '';
  while (entry.next()) {
    if (entry.field === 1) key = entry.text();
    else if (entry.field === 2) value = entry.text();
    else entry.skip();
  }
  return [key, value];
}

function missing(required: Record<string, string | undefined>): Refused {
  const properties = Object.keys(required).filter((name) => required[name] === undefined);
  return new Refused({ kind: 'required-metadata-missing', properties });
}
