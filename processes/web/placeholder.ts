// Stands where a product has no picture yet: a parcel, drawn in the shop's line colour.
import type { Request, Response } from 'express';

const PARCEL = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240" fill="none" stroke="#8494A1" stroke-width="4" stroke-linejoin="round"><rect width="240" height="240" fill="#fff" stroke="none"/><path d="M120 62 178 90v62l-58 28-58-28V90z"/><path d="m62 90 58 28 58-28M120 118v62M91 76l58 28"/></svg>`;

/** Sent for every picture that is not there. Short-lived, since the real one may come any time. */
export function sendPlaceholder(_req: Request, res: Response): void {
  res.type('svg').set('cache-control', 'public, max-age=60').send(PARCEL);
}
