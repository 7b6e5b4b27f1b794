import * as THREE from 'three';
import { grain } from './grain.ts';

type Options = THREE.MeshPhysicalMaterialParameters;
const physical = (color: number, options: Options): THREE.MeshPhysicalMaterial =>
  new THREE.MeshPhysicalMaterial({ color, ...options });
const metal = (color: number, roughness: number, options: Options = {}): THREE.MeshPhysicalMaterial =>
  physical(color, { metalness: 1, roughness, ...options });

export const steel = metal(0xc4c9ce, 0.22);
export const ground = metal(0xb4b9be, 0.38);
/** Turned on a lathe: the reflection is drawn out across the grooves. */
export const turnedSteel = metal(0xc4c9ce, 0.3, { anisotropy: 0.75 });
export const darkSteel = metal(0x6b7177, 0.4);
export const black = metal(0x4b5054, 0.4);
export const zinc = metal(0xc9cfd4, 0.3);
export const stainless = metal(0xcdccc8, 0.25);
export const satin = metal(0xc2c2bf, 0.42);
export const brass = metal(0xd9aa55, 0.24);
export const bronze = metal(0xb98550, 0.34);
export const nickel = metal(0xd6d2c8, 0.16);
export const chrome = metal(0xdfe2e4, 0.08);
export const aluminium = metal(0xc3c8cc, 0.44);
export const carbide = metal(0x7c8085, 0.34);
export const castIron = physical(0x5d646a, { metalness: 0.55, roughness: 0.62, bumpMap: grain(), bumpScale: 0.6 });
export const rubber = physical(0x1d1f21, { metalness: 0, roughness: 0.72, sheen: 0.25, sheenRoughness: 0.6 });

/** Two-component paint as on motors and pumps: colour under a thin clear coat. */
export const paint = (color: number): THREE.MeshPhysicalMaterial =>
  physical(color, {
    metalness: 0,
    roughness: 0.42,
    clearcoat: 0.55,
    clearcoatRoughness: 0.28,
    bumpMap: grain(),
    bumpScale: 0.12,
  });
export const plastic = (color: number, roughness = 0.42): THREE.MeshPhysicalMaterial =>
  physical(color, { metalness: 0, roughness, clearcoat: 0.25, clearcoatRoughness: 0.4 });
export const gloss = (color: number): THREE.MeshPhysicalMaterial =>
  physical(color, { metalness: 0, roughness: 0.22, clearcoat: 0.9, clearcoatRoughness: 0.08 });
export const cloth = (color: number): THREE.MeshPhysicalMaterial =>
  physical(color, {
    metalness: 0,
    roughness: 0.95,
    sheen: 0.5,
    sheenRoughness: 0.7,
    sheenColor: new THREE.Color(color).lerp(new THREE.Color(0xffffff), 0.4),
  });
export const glass = (color = 0xffffff, opacity = 0.14): THREE.MeshPhysicalMaterial =>
  physical(color, {
    metalness: 0,
    roughness: 0.05,
    transparent: true,
    opacity,
    envMapIntensity: 1.6,
    depthWrite: false,
  });

/** Paints by the names that the catalogue uses for colours. */
const colours: Readonly<Record<string, number>> = {
  red: 0xb9231a,
  yellow: 0xf2b705,
  blue: 0x1b57a5,
  green: 0x1f7a3d,
  black: 0x202326,
  white: 0xf1f2f1,
  grey: 0x80878d,
  orange: 0xe8620c,
  brown: 0x6b4426,
  violet: 0x6a3f98,
  purple: 0x6a3f98,
  navy: 0x1f2f4f,
  amber: 0xc98516,
  beige: 0xcdb68d,
  tan: 0xc49a63,
  clear: 0xe9eef0,
  lime: 0xc8e01a,
};
export const colourOf = (name: string): number => colours[name.toLowerCase()] ?? 0x80878d;
