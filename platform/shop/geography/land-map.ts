// A map without tiles or an outside service: the outline of land and borders (Natural Earth, public domain, as
// world-atlas has it), drawn by the server as one path.
import { geoMercator, geoPath, type GeoProjection } from 'd3-geo';
import type { Topology, GeometryCollection } from 'topojson-specification';
import type { MultiLineString, MultiPoint } from 'geojson';
import { LRUCache } from 'lru-cache';
import { defineThreadTask } from '#platform/kernel/threads/thread-task.ts';
import type { ThreadPool } from '#platform/kernel/threads/thread-pool.ts';
import type { Point } from './distance.ts';

export const MAP = { width: 640, height: 400 } as const;
/** Pixels around the outermost point. */
const MARGIN = 56;
/** One point has no extent: what lies this far around is shown (degrees). */
const LEAST_EXTENT = 0.6;

export interface LandMap {
  /** SVG path of land. */
  readonly land: string;
  /** SVG path of the borders of countries. */
  readonly borders: string;
  /** Where each point lies, in pixels. */
  readonly at: readonly { readonly x: number; readonly y: number }[];
}

type Ring = MultiLineString['coordinates'][number];
/** Degrees. */
interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}
interface Outlines {
  readonly land: readonly { readonly box: Box; readonly rings: Ring[] }[];
  readonly borders: readonly { readonly box: Box; readonly line: Ring }[];
}
let outlines: Promise<Outlines> | undefined;

async function readOutlines(): Promise<Outlines> {
  const [{ default: world }, { feature, mesh }] = await Promise.all([
    import('world-atlas/countries-50m.json', { with: { type: 'json' } }),
    import('topojson-client'),
  ]);
  const topology = world as unknown as Topology<{ countries: GeometryCollection; land: GeometryCollection }>;
  const { countries, land } = topology.objects;
  const polygons = feature(topology, land).features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : [],
  );
  return {
    land: polygons.map((rings) => ({ box: boxOf(rings[0] ?? []), rings })),
    borders: mesh(topology, countries, (one, other) => one !== other).coordinates.map((line) => ({
      box: boxOf(line),
      line,
    })),
  };
}

function boxOf(points: Ring): Box {
  const box = { west: 180, south: 90, east: -180, north: -90 };
  for (const [longitude = 0, latitude = 0] of points) {
    box.west = Math.min(box.west, longitude);
    box.east = Math.max(box.east, longitude);
    box.south = Math.min(box.south, latitude);
    box.north = Math.max(box.north, latitude);
  }
  return box;
}
const meet = (a: Box, b: Box) => a.west < b.east && a.east > b.west && a.south < b.north && a.north > b.south;

/** What lies where is the same for all who ask. */
const drawn = new LRUCache<string, LandMap>({ max: 200 });

/** @returns undefined where there is nothing to show */
export async function landMap(points: readonly Point[], threads: ThreadPool): Promise<LandMap | undefined> {
  if (!points.length) return undefined;
  const key = points.map(({ latitude, longitude }) => `${latitude.toFixed(3)},${longitude.toFixed(3)}`).join(' ');
  const known = drawn.get(key);
  if (known) return known;
  const map = await threads.run(drawMap, points);
  drawn.set(key, map);
  return map;
}

/** The outlines are large: reading and clipping them is a thread's. */
export const drawMap = defineThreadTask({ name: 'draw map', timeoutMs: 10_000, work: mapOf });

async function mapOf(points: readonly Point[]): Promise<LandMap> {
  const { land, borders } = await (outlines ??= readOutlines());
  const projection = projectionTo(points);
  const path = geoPath(projection).digits(1);
  // Only what can be seen is drawn: the whole world would take twenty times as long.
  const view = viewOf(projection);
  const seen = land.filter(({ box }) => meet(box, view)).map(({ rings }) => rings);
  const lines = borders.filter(({ box }) => meet(box, view)).map(({ line }) => line);
  return {
    land: path({ type: 'MultiPolygon', coordinates: seen }) ?? '',
    borders: path({ type: 'MultiLineString', coordinates: lines }) ?? '',
    at: points.map(({ latitude, longitude }) => {
      const [x = 0, y = 0] = projection([longitude, latitude]) ?? [];
      return { x: Math.round(x), y: Math.round(y) };
    }),
  };
}

function viewOf({ invert }: GeoProjection): Box {
  const [west = -180, north = 90] = invert?.([0, 0]) ?? [];
  const [east = 180, south = -90] = invert?.([MAP.width, MAP.height]) ?? [];
  return { west, south, east, north };
}

function projectionTo(points: readonly Point[]): GeoProjection {
  const around: MultiPoint = {
    type: 'MultiPoint',
    coordinates: points.flatMap(({ latitude, longitude }) => [
      [longitude - LEAST_EXTENT, latitude - LEAST_EXTENT],
      [longitude + LEAST_EXTENT, latitude + LEAST_EXTENT],
    ]),
  };
  const { width, height } = MAP;
  // Edges are short: they need no further points in between.
  return geoMercator()
    .precision(0)
    .fitExtent(
      [
        [MARGIN, MARGIN],
        [width - MARGIN, height - MARGIN],
      ],
      around,
    )
    .clipExtent([
      [0, 0],
      [width, height],
    ]);
}
