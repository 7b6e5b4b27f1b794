// A page that is kept for many readers, compressed once: what is a reader's own is put between the compressed pieces as
// it is. DEFLATE allows that where each piece ends at a whole byte and refers to nothing before it (RFC 1951, 3.2.4).
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import type { UserContext } from '#contracts/account/account.ts';
import { combineCrc32, shiftFor } from './crc32.ts';
import { ownText, partsOf, type Mark } from './user-mask.ts';

const deflate = promisify(deflateRaw);
const LEVEL = 7;
/** Magic number, DEFLATE, no flags, no time, no hints, unknown system (RFC 1952). */
const GZIP_BEGINS = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** A last block with nothing in it. */
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff]);
const STORED_BLOCK_BYTES = 5;
/** A stored block holds no more. */
const MAX_STORED_BYTES = 65_535;

interface Piece {
  readonly zipped: Buffer;
  readonly bytes: number;
  readonly checksum: number;
  readonly shift: number;
}

export interface CompressedPage {
  /** Bytes of memory. */
  readonly bytes: number;
  /** The page with what is the reader's own, as gzip. */
  forReader(user: UserContext): Buffer;
}

/** Works for pages with marks and without. */
export async function compressPage(html: string): Promise<CompressedPage> {
  const { texts, marks } = partsOf(html);
  const pieces = await Promise.all(texts.map(compressPiece));
  return {
    bytes: pieces.reduce((sum, { zipped }) => sum + zipped.length, 0),
    forReader: (user) => assemble(pieces, marks, user),
  };
}

async function compressPiece(text: string): Promise<Piece> {
  const plain = Buffer.from(text);
  return {
    zipped: await deflate(plain, { level: LEVEL, finishFlush: constants.Z_FULL_FLUSH }),
    bytes: plain.length,
    checksum: crc32(plain),
    shift: shiftFor(plain.length),
  };
}

function assemble(pieces: readonly Piece[], marks: readonly Mark[], user: UserContext): Buffer {
  const parts: Buffer[] = [GZIP_BEGINS];
  let [checksum, bytes] = [0, 0];
  for (const [at, piece] of pieces.entries()) {
    parts.push(piece.zipped);
    checksum = combineCrc32(checksum, piece);
    bytes += piece.bytes;
    const own = Buffer.from(marks[at] ? ownText(marks[at], user) : '');
    for (let from = 0; from < own.length; from += MAX_STORED_BYTES)
      parts.push(...stored(own.subarray(from, from + MAX_STORED_BYTES)));
    checksum = crc32(own, checksum);
    bytes += own.length;
  }
  const end = Buffer.alloc(8);
  end.writeUInt32LE(checksum, 0);
  end.writeUInt32LE(bytes % 2 ** 32, 4);
  return Buffer.concat([...parts, LAST_BLOCK, end]);
}

function stored(text: Buffer): [head: Buffer, text: Buffer] {
  const head = Buffer.alloc(STORED_BLOCK_BYTES);
  head.writeUInt16LE(text.length, 1);
  head.writeUInt16LE(~text.length & 0xffff, 3);
  return [head, text];
}
