// A bundle as bytes: strict UTF-8, one line at a time, however the bytes are cut into chunks.
import { createBundleVerifier, type Expectations, type Verdict } from './verify-bundle.ts';

/** Reads as it verifies, so that a bundle may be larger than memory would like. Only the leaves' hashes are kept. */
export async function verifyChunks(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, expected: Expectations = {}): Promise<Verdict> {
  const verifier = createBundleVerifier(expected);
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let rest = '';
  try {
    for await (const chunk of chunks) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop()!;
      for (const line of lines) verifier.line(line);
    }
    rest += decoder.decode();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error;
    const verdict = verifier.end();
    return { ...verdict, failures: ['The file is not UTF-8 text.', ...verdict.failures] };
  }
  const verdict = verifier.end();
  return rest ? { ...verdict, failures: [...verdict.failures, 'The bundle does not end with a line.'] } : verdict;
}

export const verifyText = (text: string | Buffer, expected: Expectations = {}): Promise<Verdict> => verifyChunks([Buffer.from(text)], expected);
