// Reads what a request asks for, wherever it stands: in the path, the query or the body.
import type { Request } from 'express';
import { Refusal } from '../failure/refusal.ts';
import { isLuhnNumber, mentionsCardNumber } from './card-number.ts';
import type { Match } from './routes.ts';

export const withParameters = ({ parameters }: Match, input: unknown) =>
  Object.keys(parameters).length ? { ...(input as object), ...parameters } : input;

export const bodyOf = (req: Request): Record<string, unknown> => recordOf(req.body);

export function recordOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Refusal(400, 'malformed_request');
  return value as Record<string, unknown>;
}

/** `{ path, data }`, as two of the five calls carry it. */
export function envelopeOf({ path, data, ...rest }: Record<string, unknown>): {
  readonly path: string;
  readonly data: unknown;
} {
  if (typeof path !== 'string' || Object.keys(rest).length) throw new Refusal(400, 'malformed_request');
  return { path, data: data ?? {} };
}

export function queryInput(req: Request, without: readonly string[] = []): Record<string, unknown> {
  return Object.fromEntries(Object.entries(req.query).filter(([name]) => !without.includes(name)));
}

const isIn = (value: unknown, asks: (text: string) => boolean): boolean =>
  typeof value === 'string'
    ? asks(value)
    : typeof value === 'object' && value !== null && Object.values(value).some((inner) => isIn(inner, asks));

/** A text that is a card number, or mentions one. */
export const holdsCardNumber = (value: unknown): boolean =>
  isIn(value, (text) => isLuhnNumber(text) || mentionsCardNumber(text));
/** A text with a card number among its words; a number alone may be one of an order or an item. */
export const holdsMentionOfCard = (value: unknown): boolean => isIn(value, mentionsCardNumber);
