declare module 'zipcodes' {
  export interface PostalPlace {
    /** Five digits, or the first three signs of a Canadian code. */
    readonly zip: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly city: string;
    /** A code in the United States, a name in Canada. */
    readonly state: string;
    readonly country: string;
  }
  const zipcodes: { readonly codes: Readonly<Record<string, PostalPlace>> };
  export default zipcodes;
}
