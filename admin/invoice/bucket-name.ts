/** Days overdue, from and to; null: without end. */
interface Age {
  readonly from: number;
  readonly to: number | null;
}

export const bucketName = (age: Age, t: (key: string, options: Age) => string): string =>
  t(
    age.from === 0 ? 'invoice.bucket.current' : age.to === null ? 'invoice.bucket.over' : 'invoice.bucket.between',
    age,
  );
