// All operations of the shop.
import { merged } from '#domain/shared/parts-of.ts';
import type { InputOf, Operations, OutputOf, RequestOf } from './shared/operation.ts';
import * as operations from './operations.ts';

export const api = merged(Object.values(operations)) satisfies Operations;

export type Api = typeof api;
export type Route = keyof Api;
export type Input<R extends Route> = InputOf<Api[R]>;
export type Request<R extends Route> = RequestOf<Api[R]>;
export type Output<R extends Route> = OutputOf<Api[R]>;
export type RoutesVia<V extends Api[Route]['via']> = { [R in Route]: Api[R]['via'] extends V ? R : never }[Route];
