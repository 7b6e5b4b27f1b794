// Names in a zip's central directory (PKWARE APPNOTE 4.3); nothing is unpacked.
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_SIZE = 22;
/** The end may be followed by a comment of at most this size. */
const LONGEST_COMMENT = 65_535;
const MAX_ENTRIES = 10_000;

/** Empty when it is no zip. */
export function zipEntries(bytes: Buffer): string[] {
  if (bytes.length < END_SIZE || bytes.readUInt32LE(0) !== 0x04034b50) return [];
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (
    end < 0 ||
    end < bytes.length - END_SIZE - LONGEST_COMMENT ||
    end + END_SIZE > bytes.length ||
    bytes.readUInt32LE(end) !== END
  )
    return [];
  const names: string[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let left = Math.min(bytes.readUInt16LE(end + 10), MAX_ENTRIES); left > 0; left--) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== ENTRY) return [];
    const [name, extra, comment] = [
      bytes.readUInt16LE(at + 28),
      bytes.readUInt16LE(at + 30),
      bytes.readUInt16LE(at + 32),
    ];
    names.push(bytes.subarray(at + 46, at + 46 + name).toString('utf8'));
    at += 46 + name + extra + comment;
  }
  return names;
}
