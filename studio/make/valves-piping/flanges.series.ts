/**
 * EN 1092-1 PN 16: DN, flange outside diameter D, bolt circle K, number and diameter of holes, thickness, pipe outside
 * diameter (mm).
 */
export type FlangeSize = Readonly<{
  dn: number;
  D: number;
  K: number;
  holes: number;
  hole: number;
  thickness: number;
  pipe: number;
  inch: string;
}>;
const row = (
  dn: number,
  D: number,
  K: number,
  holes: number,
  hole: number,
  thickness: number,
  pipe: number,
  inch: string,
): FlangeSize => ({
  dn,
  D,
  K,
  holes,
  hole,
  thickness,
  pipe,
  inch,
});

export const flangeSizes: readonly FlangeSize[] = [
  row(15, 95, 65, 4, 14, 16, 21.3, '1/2'),
  row(20, 105, 75, 4, 14, 18, 26.9, '3/4'),
  row(25, 115, 85, 4, 14, 18, 33.7, '1'),
  row(32, 140, 100, 4, 18, 18, 42.4, '1-1/4'),
  row(40, 150, 110, 4, 18, 18, 48.3, '1-1/2'),
  row(50, 165, 125, 4, 18, 18, 60.3, '2'),
  row(65, 185, 145, 8, 18, 18, 76.1, '2-1/2'),
  row(80, 200, 160, 8, 18, 20, 88.9, '3'),
  row(100, 220, 180, 8, 18, 20, 114.3, '4'),
  row(125, 250, 210, 8, 18, 22, 139.7, '5'),
  row(150, 285, 240, 8, 22, 22, 168.3, '6'),
  row(200, 340, 295, 12, 22, 24, 219.1, '8'),
];
