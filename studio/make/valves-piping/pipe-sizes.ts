/** Nominal sizes: DN, inch thread, pipe outside diameter (ISO 4200), hexagon for threaded bodies. mm. */
export type PipeSize = Readonly<{ dn: number; inch: string; pipe: number; hex: number }>;
export const pipeSizes: readonly PipeSize[] = [
  { dn: 8, inch: '1/4', pipe: 13.5, hex: 20 },
  { dn: 10, inch: '3/8', pipe: 17.2, hex: 22 },
  { dn: 15, inch: '1/2', pipe: 21.3, hex: 27 },
  { dn: 20, inch: '3/4', pipe: 26.9, hex: 32 },
  { dn: 25, inch: '1', pipe: 33.7, hex: 41 },
  { dn: 32, inch: '1-1/4', pipe: 42.4, hex: 50 },
  { dn: 40, inch: '1-1/2', pipe: 48.3, hex: 55 },
  { dn: 50, inch: '2', pipe: 60.3, hex: 70 },
  { dn: 65, inch: '2-1/2', pipe: 76.1, hex: 85 },
  { dn: 80, inch: '3', pipe: 88.9, hex: 100 },
  { dn: 100, inch: '4', pipe: 114.3, hex: 125 },
];

export const fromTo = (low: number, high: number): readonly PipeSize[] =>
  pipeSizes.filter(({ dn }) => dn >= low && dn <= high);

/** Inches as a French tradesman writes them. */
export const inchesFr = (inch: string): string => `${inch} po`;
