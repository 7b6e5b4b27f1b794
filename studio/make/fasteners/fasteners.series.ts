/** ISO 4014, 4017, 4032, 4762, 7089, 7040: what belongs to a thread. mm, stress area in mm². */
export type Thread = Readonly<{
  d: number;
  pitch: number;
  area: number;
  /** Hexagon width across flats and head height. */
  s: number;
  k: number;
  /** Thread length of a part-threaded bolt up to 125 mm. */
  b: number;
  nut: number;
  washer: readonly [hole: number, outside: number, thickness: number];
}>;

export const threads: readonly Thread[] = [
  { d: 3, pitch: 0.5, area: 5.03, s: 5.5, k: 2, b: 12, nut: 2.4, washer: [3.2, 7, 0.5] },
  { d: 4, pitch: 0.7, area: 8.78, s: 7, k: 2.8, b: 14, nut: 3.2, washer: [4.3, 9, 0.8] },
  { d: 5, pitch: 0.8, area: 14.2, s: 8, k: 3.5, b: 16, nut: 4.7, washer: [5.3, 10, 1] },
  { d: 6, pitch: 1, area: 20.1, s: 10, k: 4, b: 18, nut: 5.2, washer: [6.4, 12, 1.6] },
  { d: 8, pitch: 1.25, area: 36.6, s: 13, k: 5.3, b: 22, nut: 6.8, washer: [8.4, 16, 1.6] },
  { d: 10, pitch: 1.5, area: 58, s: 16, k: 6.4, b: 26, nut: 8.4, washer: [10.5, 20, 2] },
  { d: 12, pitch: 1.75, area: 84.3, s: 18, k: 7.5, b: 30, nut: 10.8, washer: [13, 24, 2.5] },
  { d: 16, pitch: 2, area: 157, s: 24, k: 10, b: 38, nut: 14.8, washer: [17, 30, 3] },
  { d: 20, pitch: 2.5, area: 245, s: 30, k: 12.5, b: 46, nut: 18, washer: [21, 37, 3] },
  { d: 24, pitch: 3, area: 353, s: 36, k: 15, b: 54, nut: 21.5, washer: [25, 44, 4] },
  { d: 30, pitch: 3.5, area: 561, s: 46, k: 18.7, b: 66, nut: 25.6, washer: [31, 56, 4] },
];

export const threadOf = (d: number): Thread => {
  const found = threads.find((thread) => thread.d === d);
  if (!found) throw new Error(`no thread M${d}`);
  return found;
};

/** ISO 898-1 proof stress in MPa; stainless steel (ISO 3506-1) has its 0.2 % limit instead. */
export const proofStress = (grade: string, d: number): number =>
  grade === '8.8' ? (d > 16 ? 600 : 580) : grade === '10.9' ? 830 : grade === '12.9' ? 970 : 450;

/** Pieces to the pack, as wholesalers count them. */
export const packOf = (d: number, length = 0): number =>
  d <= 5
    ? 200
    : d <= 8
      ? length > 60
        ? 50
        : 100
      : d <= 10
        ? 50
        : d <= 12
          ? length > 80
            ? 25
            : 50
          : d <= 16
            ? 25
            : d <= 20
              ? 10
              : 5;
