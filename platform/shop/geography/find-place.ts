// Where a postal code or a town of Canada and the United States lies, without an outside service: the centres of 42,500
// ZIP codes and 1,650 forward sortation areas (decision 0051). A thread reads them when somebody asks first: it takes half a
// second.
import type { PostalPlace } from 'zipcodes';
import { own } from '#domain/shared/dictionary.ts';
import { isPostalCode } from '#domain/shared/postal-codes.ts';
import { defineThreadTask } from '#platform/kernel/threads/thread-task.ts';
import { milesBetween, type Point } from './distance.ts';

const PROVINCES: Readonly<Record<string, string>> = {
  ab: 'alberta',
  bc: 'british columbia',
  mb: 'manitoba',
  nb: 'new brunswick',
  nl: 'newfoundland',
  ns: 'nova scotia',
  nt: 'northwest territories',
  nu: 'nunavut',
  on: 'ontario',
  pe: 'prince edward island',
  qc: 'quebec',
  sk: 'saskatchewan',
  yt: 'yukon',
};

/** Of Canada, by the first letter of their postal codes; what begins with X is told by the codes of Nunavut. */
const BY_LETTER: Readonly<Record<string, string>> = {
  ...{ A: 'NL', B: 'NS', C: 'PE', E: 'NB', G: 'QC', H: 'QC', J: 'QC', K: 'ON', L: 'ON', M: 'ON', N: 'ON', P: 'ON' },
  ...{ R: 'MB', S: 'SK', T: 'AB', V: 'BC', X: 'NT', Y: 'YT' },
};
const NUNAVUT = ['X0A', 'X0B', 'X0C'];

export const plainPlace = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\bsaint(e?)\b/g, 'st$1')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

interface Town extends Point {
  readonly state: string;
}

interface Gazetteer {
  readonly codes: Readonly<Record<string, PostalPlace>>;
  /** Centres of what bears a name, by the plain name. */
  readonly towns: ReadonlyMap<string, readonly Town[]>;
  /** Names whose accented letters the package has lost (U+FFFD), with any letter in their place. */
  readonly mangled: readonly { readonly pattern: RegExp; readonly towns: readonly Town[] }[];
}

const LOST = '\ufffd';
/** A letter that no name has. */
const STAND_IN = 'zqz';

let gazetteer: Promise<Gazetteer> | undefined;

async function readGazetteer(): Promise<Gazetteer> {
  const { codes } = (await import('zipcodes')).default;
  const towns = new Map<string, Town[]>();
  for (const { city, state, country, latitude, longitude } of Object.values(codes)) {
    const town = { state: plainPlace(state), latitude, longitude };
    for (const name of country === 'US' ? [plainPlace(city)] : namesOf(city.replaceAll(LOST, STAND_IN))) {
      const known = towns.get(name);
      if (known) known.push(town);
      else towns.set(name, [town]);
    }
  }
  const mangled = [...towns]
    .filter(([name]) => name.includes(STAND_IN))
    .map(([name, found]) => ({ pattern: new RegExp(`^${name.replaceAll(STAND_IN, '[a-z]')}$`), towns: found }));
  return { codes, towns, mangled };
}

/** All of it, read once. */
export const gazetteerOf = (): Promise<Gazetteer> => (gazetteer ??= readGazetteer());

/** Of parts of Canadian towns: "Calgary (Rundle / Whitehorn)" is part of Calgary, "Downtown Montreal North" of Montreal. */
function namesOf(city: string): string[] {
  const whole = plainPlace(city);
  const before = plainPlace(city.replace(/\(.*$/, ''));
  const bare = before
    .split(' ')
    .filter((word) => !SIDES.has(word))
    .join(' ');
  return [...new Set([whole, before, bare])].filter(Boolean);
}
const SIDES = new Set(
  'downtown central old city inner outer lower upper north south east west northeast northwest southeast southwest'.split(
    ' ',
  ),
);

const CANADIAN = /\b([abceghj-nprstvxy]\d[abceghj-nprstv-z])[ -]?(?:\d[abceghj-nprstv-z]\d)?\b/i;
const AMERICAN = /\b(\d{5})(?:-\d{4})?\b/g;

/**
 * The place that an address, a town or a postal code names; undefined where it is unknown. Of towns of one name, the one
 * in the state that was said, else the one that lies nearest to any of `near`.
 */
export async function findPlace(text: string, near: readonly Point[]): Promise<Point | undefined> {
  const known = await gazetteerOf();
  const { codes } = known;
  const code = CANADIAN.exec(text)?.[1]?.toUpperCase() ?? [...text.matchAll(AMERICAN)].at(-1)?.[1];
  const postal = code === undefined ? undefined : own(codes, code);
  if (postal) return { latitude: postal.latitude, longitude: postal.longitude };
  const parts = text.split(',').map(plainPlace).filter(Boolean);
  for (const [name, ...after] of parts.map((_part, index) => parts.slice(index)).reverse()) {
    const found = centreOf(known, name ?? '', after.join(' '), near);
    if (found) return found;
  }
  return undefined;
}

/** Where a postal code lies, as addresses name it. */
export interface PostalArea {
  /** As it is written, such as H4N 2M7. */
  readonly zip: string;
  readonly country: 'CA' | 'US';
  /** Its code, such as QC. */
  readonly state: string;
}

/** Of a postal code of Canada or the United States; undefined where it is none, or unknown. */
export async function postalArea(code: string): Promise<PostalArea | undefined> {
  const { codes } = await gazetteerOf();
  if (isPostalCode('US', code)) {
    const state = own(codes, code.slice(0, 5))?.state;
    return state === undefined ? undefined : { zip: code, country: 'US', state };
  }
  if (!isPostalCode('CA', code)) return undefined;
  const area = code.slice(0, 3).toUpperCase();
  const state = NUNAVUT.includes(area) ? 'NU' : own(BY_LETTER, area.charAt(0));
  return state === undefined ? undefined : { zip: `${area} ${code.slice(-3).toUpperCase()}`, country: 'CA', state };
}

/** Towns of this name, else those that begin with it: boroughs of Laval are called Laval-something. */
function townsNamed({ towns, mangled }: Gazetteer, name: string): readonly Town[] {
  if (!name) return [];
  const lost = mangled.filter(({ pattern }) => pattern.test(name)).flatMap(({ towns: found }) => found);
  const named = [...(towns.get(name) ?? []), ...lost];
  return named.length ? named : [...towns].filter(([key]) => key.startsWith(`${name} `)).flatMap(([, found]) => found);
}

function centreOf(known: Gazetteer, name: string, after: string, near: readonly Point[]): Point | undefined {
  // "Montreal QC": the last word may be the state.
  const words = name.split(' ');
  const last = words.at(-1) ?? '';
  const whole = townsNamed(known, name);
  const found = whole.length ? whole : townsNamed(known, words.slice(0, -1).join(' '));
  const stateName = whole.length ? after : last;
  const ofState = found.filter(({ state }) => state === (own(PROVINCES, stateName) ?? stateName));
  if (!whole.length && !ofState.length) return undefined;
  const byState = new Map<string, Town[]>();
  for (const one of ofState.length ? ofState : found) byState.set(one.state, [...(byState.get(one.state) ?? []), one]);
  const centres = [...byState.values()].map(middle);
  return centres.sort((a, b) => nearest(a, near) - nearest(b, near))[0];
}

const middle = (points: readonly Point[]): Point => ({
  latitude: points.reduce((sum, { latitude }) => sum + latitude, 0) / points.length,
  longitude: points.reduce((sum, { longitude }) => sum + longitude, 0) / points.length,
});
const nearest = (point: Point, near: readonly Point[]) =>
  Math.min(Infinity, ...near.map((one) => milesBetween(point, one)));

const TIMEOUT_MS = 10_000;

export const findPlaceTask = defineThreadTask({
  name: 'find place',
  timeoutMs: TIMEOUT_MS,
  work: ({ text, near }: { readonly text: string; readonly near: readonly Point[] }) => findPlace(text, near),
});

export const postalAreaTask = defineThreadTask({ name: 'postal area', timeoutMs: TIMEOUT_MS, work: postalArea });
