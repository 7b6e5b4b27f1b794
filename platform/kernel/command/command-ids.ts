// Ids that follow from other ids: a repeated command makes the same things and the same further commands.
import { hash } from 'node:crypto';

/** The guest whose first command this is. */
export const guestBegunBy = (commandId: string): string => `guest:${derivedId(commandId, 'guest')}`;

/** A UUID (version 5 layout) that is always the same for the same parts. */
export function derivedId(...parts: readonly (string | number)[]): string {
  const bytes = hash('sha1', parts.join('\u001f'), 'buffer');
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex', 0, 16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
