// AES-256-GCM over the JSON of a value. The shape of the value stays readable, so that a value whose key
// is gone still has its fields, each of them saying [erased].
import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';

export const ERASED = '[erased]';

type Shape = 0 | { readonly [field: string]: Shape };

export interface Sealed {
  readonly $sealed: string;
  /** Which of the person's keys opens it; absent for the one that goes when the person is erased. */
  readonly key?: 'books';
  readonly shape: Shape;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

export const isSealed = (value: unknown): value is Sealed =>
  typeof value === 'object' && value !== null && '$sealed' in value;

/**
 * `context` is authenticated: a sealed value cannot be moved to another person, event type or field.
 * The same value in the same event gives the same bytes, so that an append can be repeated; in another event, others.
 */
export function seal(value: unknown, key: Buffer, context: string, eventId: string): Sealed {
  const text = JSON.stringify(value);
  const iv = syntheticIv(key, context, eventId, text);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return { $sealed: sealed.toString('base64'), shape: shapeOf(value) };
}

/**
 * A keyed hash of everything that is encrypted: two different messages never share an initialisation vector but by a
 * chance of 2^-96.
 */
function syntheticIv(key: Buffer, ...message: readonly string[]): Buffer {
  const ivKey = createHmac('sha256', key).update('synthetic iv').digest();
  return createHmac('sha256', ivKey).update(JSON.stringify(message)).digest().subarray(0, IV_BYTES);
}

/** Without its key a value reads as [erased]. @throws when the key is wrong or the value was changed */
export function unseal(sealed: Sealed, key: Buffer | undefined, context: string): unknown {
  if (!key) return erased(sealed.shape);
  const bytes = Buffer.from(sealed.$sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES)).setAAD(Buffer.from(context));
  decipher.setAuthTag(bytes.subarray(bytes.length - TAG_BYTES));
  return JSON.parse(
    decipher.update(bytes.subarray(IV_BYTES, bytes.length - TAG_BYTES), undefined, 'utf8') + decipher.final('utf8'),
  );
}

/** What is said of who was erased. */
export const asErased = (value: unknown): unknown => erased(shapeOf(value));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const shapeOf = (value: unknown): Shape =>
  isObject(value) ? Object.fromEntries(Object.entries(value).map(([k, v]) => [k, shapeOf(v)])) : 0;
const erased = (shape: Shape): unknown =>
  shape === 0 ? ERASED : Object.fromEntries(Object.entries(shape).map(([k, s]) => [k, erased(s)]));
