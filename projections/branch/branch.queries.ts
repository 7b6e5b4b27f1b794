import type { Input } from '#contracts/api.ts';
import {
  LOCATOR_RADIUS_MILES,
  type branchOperations,
  type FoundBranch,
  type ShownBranch,
} from '#contracts/branch/branch.ts';
import { BRANCH_STREAM, type BranchData } from '#domain/branch/branch.events.ts';
import { openAt } from '#domain/branch/branch.state.ts';
import { KILOMETRES_PER_MILE, milesBetween, type Point } from '#platform/shop/geography/distance.ts';
import { findPlaceTask, plainPlace } from '#platform/shop/geography/find-place.ts';
import { landMap, MAP, type LandMap } from '#platform/shop/geography/land-map.ts';
import type { ThreadPool } from '#platform/kernel/threads/thread-pool.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { recordRows, recordsOfKind } from '#platform/shop/master-data/records.ts';
import type { ReadSide, Viewpoint } from '#platform/kernel/read-model/read-side.ts';
import { textFor } from '#platform/kernel/texts/refusal-text.ts';
import { branchRecords } from './branch-records.ts';
import { localTime } from './local-time.ts';

type Branch = Omit<ShownBranch, 'hours'> & BranchData;

const pointOf = ({ latitude, longitude }: Point): Point => ({ latitude, longitude });

async function allOf(read: ReadSide, from: Viewpoint): Promise<Branch[]> {
  const records = recordsOfKind<BranchData>(await recordRows(read, branchRecords, BRANCH_STREAM, from), 'branch');
  return Object.entries(records)
    .map(([branch, data]) => ({ branch, ...data }))
    .sort((a, b) =>
      a.address.city < b.address.city ? -1 : a.address.city > b.address.city ? 1 : a.branch < b.branch ? -1 : 1,
    );
}

/** Countries whose places are known; of others, the towns and postal codes of branches are. */
const KNOWN = new Set(['CA', 'US']);

async function placeOf(address: string, branches: readonly Branch[], threads: ThreadPool): Promise<Point | undefined> {
  const asked = plainPlace(address);
  const bare = asked.replaceAll(' ', '');
  const own = branches.find(
    ({ address: { city, zip, country } }) =>
      !KNOWN.has(country) &&
      (asked === plainPlace(city) || (zip !== '' && bare === plainPlace(zip).replaceAll(' ', ''))),
  );
  return own ?? threads.run(findPlaceTask, { text: address, near: branches.map(pointOf) });
}

export const branchQueries = (read: ReadSide): Handlers<typeof branchOperations, 'query'> => ({
  async 'store/getlocations'(asked, context) {
    const { queries, language, now, services } = context;
    const branches = (await allOf(read, context)).filter(({ active }) => active);
    const { from, near, nothing } = await foundFrom(asked, branches, services.threads);
    const [{ value: unit }, { value: timeZone }, map] = await Promise.all([
      queries.setting.value({ name: 'StoreLocatorUnit' }),
      queries.setting.value({ name: 'TimeZone' }),
      near.length
        ? landMap([...near.map(({ branch }) => branch), ...(from ? [from] : [])].map(pointOf), services.threads)
        : undefined,
    ]);
    const clock = localTime(now, timeZone);
    return {
      Locations: near.map(({ branch, miles }, index) => ({
        ...shown(branch, clock, context),
        Distance: miles === null ? null : rounded(miles * (unit === 'km' ? KILOMETRES_PER_MILE : 1)),
        X: map?.at[index]?.x ?? 0,
        Y: map?.at[index]?.y ?? 0,
      })),
      DistanceUnit: unit === 'km' ? ('km' as const) : ('miles' as const),
      Message: near.length ? '' : textFor(nothing, language),
      Map: map ? wireMap(map, from ? map.at.at(-1) : undefined) : null,
    };
  },

  async 'admin/branch/list'(_input, context) {
    return { branches: (await allOf(read, context)).map((one) => ({ ...one, hours: [...one.hours] })) };
  },
});

export const branchFunctions = (read: ReadSide) => ({
  /** Whether shoppers find any. */
  async anyActive(_nothing: object, context: OperationContext): Promise<{ any: boolean }> {
    return { any: (await allOf(read, context)).some(({ active }) => active) };
  },

  async all(_nothing: object, context: OperationContext): Promise<{ branches: readonly Branch[] }> {
    return { branches: await allOf(read, context) };
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly branch: FunctionsOf<ReturnType<typeof branchFunctions>>;
  }
}

const rounded = (distance: number) => Math.round(distance * 10) / 10;

const wireMap = ({ land, borders }: LandMap, here: { readonly x: number; readonly y: number } | undefined) => ({
  ...{ Width: MAP.width, Height: MAP.height, Land: land, Borders: borders },
  ...{ X: here?.x ?? null, Y: here?.y ?? null },
});

/** All of them where nobody said from where; `nothing` says why there are none. */
async function foundFrom(
  { Address, Latitude: latitude, Longitude: longitude }: Input<'store/getlocations'>,
  branches: readonly Branch[],
  threads: ThreadPool,
) {
  const isPosition = latitude !== undefined && longitude !== undefined;
  if (!isPosition && !Address)
    return { from: undefined, near: branches.map((branch) => ({ branch, miles: null })), nothing: 'branches_none' };
  const from = isPosition ? { latitude, longitude } : await placeOf(Address, branches, threads);
  return from
    ? { from, near: within(from, branches), nothing: 'branches_none_near' }
    : { from, near: [], nothing: 'place_unknown' };
}

/** Spec 9: 100 miles, the nearest first. */
const within = (from: Point, branches: readonly Branch[]) =>
  branches
    .map((branch) => ({ branch, miles: milesBetween(from, branch) }))
    .filter(({ miles }) => miles <= LOCATOR_RADIUS_MILES)
    .sort((a, b) => a.miles - b.miles);

function shown(
  { branch, name, address, latitude, longitude, hours, services, warehouse }: Branch,
  clock: ReturnType<typeof localTime>,
  { language }: OperationContext,
): Omit<FoundBranch, 'Distance' | 'X' | 'Y'> {
  return {
    LocationID: branch,
    Name: name[language],
    Address: { ...address },
    Latitude: latitude,
    Longitude: longitude,
    Hours: hours.map((day) => ({ ...day })),
    Today: clock.day,
    IsOpen: openAt(hours, clock).isOpen,
    Services: services[language]
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    Warehouse: warehouse,
  };
}
