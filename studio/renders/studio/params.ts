import type { Attributes } from '../../make/model.ts';

export type Params = Attributes;

export const num = (params: Params, key: string, fallback?: number): number => {
  const value = Number(params[key] ?? fallback);
  if (Number.isNaN(value)) throw new Error(`render needs the number ${key}`);
  return value;
};

export const str = (params: Params, key: string): string => String(params[key] ?? '');
