import type { ComponentType } from 'react';
import type { ResourceProps } from 'react-admin';
import type { Right } from '#domain/shared/rights.ts';
import type { Reader } from './reader.ts';

/** Parts of the menu, in its order; those of the daily work are open at first. */
export const SECTIONS = ['sales', 'catalogue', 'shop', 'operation', 'history'] as const;
export type Section = (typeof SECTIONS)[number];

/** A resource of react-admin with its place in the menu. */
export interface Screen extends ResourceProps {
  /** Its section, and its place there: the lowest stands first. */
  readonly menu?: readonly [section: Section, place: number];
  /** Only those with this right see it. */
  readonly right?: Right;
  /** Reads the records of lists and pages by react-admin's hooks. */
  readonly reader?: Reader;
}

/** A page beside the screens. `isBare`: without the menu, for who is not signed in. */
export interface OwnPage {
  readonly path: `/${string}`;
  readonly Page: ComponentType;
  readonly isBare?: true;
}

/** What a feature has in the back office: `admin/<feature>/feature.ts`. */
export interface BackOfficeFeature {
  /** Its files in `locales/`: keys of `admin-price-list` begin with `priceList`. */
  readonly texts?: readonly string[];
  readonly screens: readonly Screen[];
  readonly pages?: readonly OwnPage[];
}
