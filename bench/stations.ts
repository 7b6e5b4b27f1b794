// Where a process's time goes, by station of a request's way: each sample of a profile counts for the innermost function on its stack
// that belongs to one.
import { existsSync, readFileSync } from 'node:fs';
import type { Profiler, Runtime } from 'node:inspector';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';

/** By the source file of a function, or its package; the first that fits. */
const STATIONS: readonly (readonly [station: string, file: RegExp])[] = [
  ['event store client', /@eventstore|@grpc|google-protobuf|node:internal\/http2|platform\/kernel\/event-store/],
  ['database client', /node_modules\/(pg|knex|pg-[\w-]+)\/|platform\/kernel\/postgres/],
  ['validation', /node_modules\/zod|^contracts\//],
  ['session and limits', /session|rate-limit|platform\/kernel\/http\/limits/],
  [
    'HTTP',
    /node:_http|node_modules\/(express|router|body-parser|raw-body|qs|cookie|finalhandler)\/|platform\/kernel\/http|^processes\/web/,
  ],
  ['command path', /platform\/kernel\/command/],
  ['context of a call', /platform\/kernel\/operations/],
  ['read models', /platform\/kernel\/read-model/],
  ['deciders', /^domain\//],
  ['handlers', /^write-side\//],
  ['queries', /^projections\//],
  ['pages', /storefront|react/],
  ['measures and log', /prom-client|pino|observability|opentelemetry/],
];
const COLLECTOR = '(garbage collector)';
const OTHER = 'Node, unassigned';

type CallFrame = Runtime.CallFrame;

function sources() {
  const maps = new Map<string, SourceMap | undefined>();
  const mapOf = (url: string) => {
    if (!maps.has(url)) {
      const file = `${fileURLToPath(url)}.map`;
      maps.set(
        url,
        existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload) : undefined,
      );
    }
    return maps.get(url);
  };
  return ({ url, lineNumber, columnNumber }: CallFrame): string => {
    if (!url.startsWith('file:') || url.includes('/node_modules/')) return url;
    const entry = mapOf(url)?.findEntry(lineNumber, columnNumber);
    const source = entry && 'originalSource' in entry ? entry.originalSource : undefined;
    return source?.replace(/^(\.\.\/)+/, '') ?? url;
  };
}

/** Milliseconds by station; what the process waits for is left out. */
export function timeByStation({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): ReadonlyMap<string, number> {
  const sourceOf = sources();
  const above = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const known = new Map(nodes.map((node) => [node.id, node]));
  const stations = new Map<number, string>();
  const ownStation = (frame: CallFrame): string | undefined =>
    frame.functionName === COLLECTOR
      ? 'garbage collection'
      : STATIONS.find(([, file]) => file.test(sourceOf(frame)))?.[0];
  const stationOf = (id: number): string => {
    const found = stations.get(id);
    if (found) return found;
    const node = known.get(id);
    const parent = above.get(id);
    const station = (node && ownStation(node.callFrame)) ?? (parent === undefined ? OTHER : stationOf(parent));
    stations.set(id, station);
    return station;
  };
  const times = new Map<string, number>();
  for (const [at, id] of samples.entries()) {
    if (known.get(id)?.callFrame.functionName === '(idle)') continue;
    const station = stationOf(id);
    times.set(station, (times.get(station) ?? 0) + (timeDeltas[at] ?? 0) / 1_000);
  }
  return times;
}
