// How the things of every kind are changed. A kind is one line.
import type { ImportKindName } from '#domain/import/import.events.ts';
import type { KindCommands } from '../kind-commands.ts';
import { products } from './products.ts';

export const kindCommands: Readonly<Record<ImportKindName, KindCommands>> = {
  products,
};
