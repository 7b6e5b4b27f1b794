// millwright-verify <export>: checks a bundle on a machine that has Node and nothing of the shop.
import { createPublicKey } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fingerprint, publicKeyOf, publicKeyText } from './tree-head.ts';
import { verifyChunks } from './verify-text.ts';
import type { Expectations, Verdict } from './verify-bundle.ts';

const USAGE = `millwright-verify <export> [--public-key <file or base64>] [--head <file or size:root>] [--stream <name>]

  --public-key   the shop's public key, as PEM or base64, from elsewhere than the export; may be repeated
  --head         a signed head kept from earlier, as its JSON or as size:root; the export must continue it; may be repeated
  --stream       a stream that must be in the export; may be repeated

Ends with 0 when everything is proven, 1 when it is not, 2 when it could not be checked.
`;

/** The caller's mistake, in one sentence. */
class Misuse extends Error {
  override readonly name = 'Misuse';
}

function readKey(given: string): string {
  const text = existsSync(given) ? readFileSync(given, 'utf8').trim() : given;
  try {
    return publicKeyText(text.startsWith('-----') ? createPublicKey(text) : publicKeyOf(text));
  } catch {
    throw new Misuse(`--public-key: "${given}" is no file with a public key and no public key in base64`);
  }
}

function readHead(given: string): NonNullable<Expectations['heads']>[number] {
  const [, size, root] = /^(\d+):([0-9a-f]{64})$/.exec(given) ?? [];
  if (size && root) return { size: Number(size), root };
  try {
    const head = JSON.parse(readFileSync(given, 'utf8')) as { size: number; root: string; streams: string };
    if (Number.isSafeInteger(head.size) && typeof head.root === 'string') return head;
  } catch (error) {
    throw new Misuse(
      `--head: "${given}" is neither size:root nor a file with a signed head (${(error as Error).message})`,
    );
  }
  throw new Misuse(`--head: "${given}" holds no signed head`);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        'public-key': { type: 'string', multiple: true },
        head: { type: 'string', multiple: true },
        stream: { type: 'string', multiple: true },
        help: { type: 'boolean', short: 'h' },
      },
    });
    return {
      file: positionals[0],
      isUsed: positionals.length === 1,
      isAsked: values.help ?? false,
      keys: values['public-key'] ?? [],
      heads: values.head ?? [],
      streams: values.stream ?? [],
    };
  } catch (error) {
    throw new Misuse((error as Error).message);
  }
}

function report({ failures, events, leftOut, unchained, streams, heads }: Verdict, keysGiven: boolean): string {
  if (failures.length) return `NOT PROVEN\n${failures.map((failure) => `  ${failure}\n`).join('')}`;
  const last = heads.at(-1)!;
  const keys = [...new Set(heads.map(({ key }) => fingerprint(key)))].join(' and ');
  return [
    `PROVEN: ${events} events in ${streams.length} streams, as of the head of ${last.size} events that was signed on ${last.at}`,
    ...streams.map(
      ({ stream, revision }) =>
        `  ${stream}: ${revision < 0 ? 'does not exist' : `all ${revision + 1} events, none after revision ${revision}`}`,
    ),
    ...(leftOut
      ? [
          `Not in the bundle, as it says itself: ${leftOut} further events of this history, in ledgers that others share (stock, credit)`,
        ]
      : []),
    ...(heads.length > 1
      ? [`Heads: ${heads.map(({ size }) => size).join(', ')} events; each log begins with the one before`]
      : []),
    ...(unchained ? [`${unchained} events are from before there was a chain; they are what the log met`] : []),
    keysGiven
      ? `Key: the one you gave, ${keys}`
      : `Key: the one in the export itself, ${keys}. Compare it with the shop's key from elsewhere, or give that with --public-key`,
    '',
  ].join('\n');
}

async function main(): Promise<number> {
  const given = readArguments();
  const { file } = given;
  if (given.isAsked || file === undefined || !given.isUsed) {
    process[given.isAsked ? 'stdout' : 'stderr'].write(USAGE);
    return given.isAsked ? 0 : 2;
  }
  if (!existsSync(file)) throw new Misuse(`There is no file ${file}`);
  const keys = given.keys.map(readKey);
  const verdict = await verifyChunks(createReadStream(file, { highWaterMark: 1 << 20 }), {
    keys,
    heads: given.heads.map(readHead),
    streams: given.streams,
  });
  process.stdout.write(report(verdict, keys.length > 0));
  return verdict.failures.length ? 1 : 0;
}

main().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    process.stderr.write(
      `${error instanceof Misuse || (error as NodeJS.ErrnoException).code ? (error as Error).message : (error as Error).stack}\n`,
    );
    process.exitCode = 2;
  },
);
