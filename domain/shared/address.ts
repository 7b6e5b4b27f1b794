/** Spec 3, address. Personal data: every event that holds one names it so. */
export interface Address {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly addressName: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly addressLine3: string;
  readonly city: string;
  readonly state: string;
  readonly county: string;
  readonly zip: string;
  readonly country: string;
  readonly phone1: string;
  readonly phone2: string;
  readonly phone3: string;
  readonly fax: string;
  readonly extension: string;
}
