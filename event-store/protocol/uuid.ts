import { invalid } from '../log/refusal.ts';
import type { WireReader } from './wire-reader.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Reads a UUID message: a text, or two 64-bit halves. Returns lower case; throws `invalid`. */
export function readUuid(message: WireReader): string {
  let text = '';
  while (message.next()) {
    if (message.field === 2) text = message.text().toLowerCase();
    else if (message.field === 1) text = readStructured(message.message());
    else message.skip();
  }
  if (!UUID.test(text)) invalid(`"${text}" is not a UUID.`);
  return text;
}

function readStructured(message: WireReader): string {
  let most = 0n;
  let least = 0n;
  while (message.next()) {
    if (message.field === 1) most = message.varint64();
    else if (message.field === 2) least = message.varint64();
    else message.skip();
  }
  const hex = (BigInt.asUintN(64, most) * 2n ** 64n + BigInt.asUintN(64, least)).toString(16).padStart(32, '0');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
