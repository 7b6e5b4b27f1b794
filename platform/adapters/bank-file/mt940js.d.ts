declare module 'mt940js' {
  export interface Mt940Transaction {
    readonly date: Date;
    readonly entryDate: Date | '';
    /** Below 0 where it went out; a reversal has the sign of what it takes back, turned round. */
    readonly amount: number;
    readonly isReversal: boolean;
    readonly currency: string;
    readonly reference: string;
    readonly bankReference: string;
    readonly details: string;
    readonly structuredDetails?: Readonly<Record<string, string>>;
  }

  export class Parser {
    /** @throws Error where the text is not whole */
    parse(text: string): readonly {
      readonly accountIdentification: string;
      readonly transactions: readonly Mt940Transaction[];
    }[];
  }
}
