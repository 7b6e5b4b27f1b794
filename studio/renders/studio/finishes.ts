import type * as THREE from 'three';
import { black, castIron, satin, stainless, zinc } from './materials.ts';

/** Finishes by the catalogue's keys. */
const finishes: Readonly<Record<string, THREE.Material>> = {
  zinc,
  black,
  a2: stainless,
  steel: stainless,
  carbon: satin,
  iron: castIron,
};

export const finishOf = (key: string): THREE.Material => {
  const found = finishes[key];
  if (!found) throw new Error(`no finish ${key}`);
  return found;
};
