// A bundle as bytes: strict UTF-8, one line at a time, however the bytes are cut into chunks.
import { isUtf8 } from 'node:buffer';
import { createBundleVerifier, type Expectations, type Verdict } from './verify-bundle.ts';

const LINE_FEED = 0x0a;

/** Reads as it verifies, so that a bundle may be larger than memory would like. Only the leaves' hashes are kept. */
export async function verifyChunks(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  expected: Expectations = {},
): Promise<Verdict> {
  const verifier = createBundleVerifier(expected);
  // A line whose end has not come yet.
  let begun: Buffer[] = [];
  for await (const chunk of chunks) {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    let from = 0;
    for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, from)) {
      const line = begun.length ? Buffer.concat([...begun, bytes.subarray(from, end)]) : bytes.subarray(from, end);
      // A line feed is never a byte of another character, so a file is UTF-8 where each of its lines is.
      if (!isUtf8(line)) return notText(verifier.end());
      verifier.line(line);
      begun = [];
      from = end + 1;
    }
    if (from < bytes.length) begun.push(bytes.subarray(from));
  }
  const verdict = verifier.end();
  if (!begun.length) return verdict;
  return isUtf8(Buffer.concat(begun))
    ? { ...verdict, failures: [...verdict.failures, 'The bundle does not end with a line.'] }
    : notText(verdict);
}

const notText = (verdict: Verdict): Verdict => ({
  ...verdict,
  failures: ['The file is not UTF-8 text.', ...verdict.failures],
});

export const verifyText = (text: string | Buffer, expected: Expectations = {}): Promise<Verdict> =>
  verifyChunks([Buffer.from(text)], expected);
