// Pages name the day on which goods ship. If all of them ended at midnight, all would be rendered anew in the minute in
// which the jobs of the night begin.
import { crc32 } from 'node:zlib';
import type { ReaderKind } from '#platform/kernel/http/changes.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';

/** So long after midnight the last page turns to the new day. */
export const TURNED_MS = 15 * 60_000;

/**
 * The shop's day that a kept page is of. Each page turns to a new day at a moment of its own in the quarter of an hour
 * after midnight; a reader who changed something is shown the day that it is.
 */
export const pageDay = (page: string, reader: ReaderKind, nowMs: number): string =>
  shopDay(reader === 'who-changed-something' ? nowMs : nowMs - (crc32(page) % TURNED_MS));
