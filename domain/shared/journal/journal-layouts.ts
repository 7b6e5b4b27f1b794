// Layouts of journals as files, one description for each program that reads them.
import type { JournalEntry } from './journal.ts';

/** What a cell says, of an entry or of one of its postings. */
export type CellOf =
  | { readonly entry: keyof JournalEntry }
  /** The customer's account in the dealer's books, or else the one of all receivables. */
  | { readonly customer: 'ledger' }
  /** The account of the books that is posted. */
  | { readonly posting: 'ledger' | 'debit' | 'credit' | 'amount' | 'side' };

interface Column {
  readonly head: string;
  /** Absent where the program has a column of which we know nothing. */
  readonly of?: CellOf;
  /** A text, of so many characters at most; all others are numbers and days. */
  readonly most?: number;
  /** Characters that the program refuses there, which are left out. */
  readonly without?: RegExp;
}

/** What the line before the heads says of the file. */
export interface JournalFacts {
  /** YYYY-MM-DD. */
  readonly from: string;
  readonly until: string;
  /** The first day of the year of the books in which `from` lies. */
  readonly yearFrom: string;
  /** ISO, UTC. */
  readonly createdAt: string;
  readonly title: string;
  readonly currency: string;
  /** By which the tax consultant knows themselves, and the dealer; empty where none is set. */
  readonly consultant: string;
  readonly client: string;
  /** Digits of the numbers of accounts. */
  readonly accountLength: string;
}

/** A text or a number as it is; or a fact of the file. */
export type PrefaceCell = string | number | { readonly fact: keyof JournalFacts };

export interface JournalLayout {
  readonly separator: ',' | ';';
  readonly decimal: '.' | ',';
  readonly day: 'YYYY-MM-DD' | 'MM/DD/YYYY' | 'DDMM';
  readonly encoding: 'utf-8' | 'windows-1252';
  /** A row for each entry, each posting, or each posting but that of receivables, whose account is the customer's. */
  readonly rows: 'entries' | 'postings' | 'contra-postings';
  /** Words for the sides of a posting, seen from the account of the customer. */
  readonly sides?: { readonly debit: string; readonly credit: string };
  /** A line before the heads; a file that has it quotes all texts, whatever stands in them, and nothing else. */
  readonly preface?: readonly PrefaceCell[];
  readonly columns: readonly Column[];
}

const entry = (head: string, field: keyof JournalEntry): Column => ({ head, of: { entry: field } });
const posting = (head: string, field: Extract<CellOf, { posting: string }>['posting']): Column => ({
  head,
  of: { posting: field },
});

const unknown = (...heads: readonly string[]): Column[] => heads.map((head) => ({ head }));
const numbered = (most: number, headsOf: (number: number) => readonly string[]): Column[] =>
  unknown(...Array.from({ length: most }, (_, at) => headsOf(at + 1)).flat());

/** The batch of postings of DATEV's format 7.0, in its version 13 of 125 columns. */
const DATEV_PREFACE: readonly PrefaceCell[] = [
  ...['EXTF', 700, 21, 'Buchungsstapel', 13],
  ...[{ fact: 'createdAt' } as const, '', 'MW', '', ''],
  ...([{ fact: 'consultant' }, { fact: 'client' }, { fact: 'yearFrom' }, { fact: 'accountLength' }] as const),
  ...([{ fact: 'from' }, { fact: 'until' }, { fact: 'title' }] as const),
  ...['', 1, 0, 0, { fact: 'currency' } as const],
  ...['', '', '', '', '', '', '', '', ''],
];

const DATEV_COLUMNS: readonly Column[] = [
  posting('Umsatz (ohne Soll/Haben-Kz)', 'amount'),
  { ...posting('Soll/Haben-Kennzeichen', 'side'), most: 1 },
  { ...entry('WKZ Umsatz', 'currency'), most: 3 },
  ...unknown('Kurs', 'Basis-Umsatz', 'WKZ Basis-Umsatz'),
  { head: 'Konto', of: { customer: 'ledger' } },
  posting('Gegenkonto (ohne BU-Schlüssel)', 'ledger'),
  ...unknown('BU-Schlüssel'),
  entry('Belegdatum', 'on'),
  { ...entry('Belegfeld 1', 'number'), most: 36, without: /^[+-]+|[^A-Za-z0-9$&%*+\-/]/g },
  ...unknown('Belegfeld 2', 'Skonto'),
  { ...entry('Buchungstext', 'text'), most: 60 },
  ...unknown('Postensperre', 'Diverse Adressnummer', 'Geschäftspartnerbank', 'Sachverhalt', 'Zinssperre', 'Beleglink'),
  ...numbered(8, (at) => [`Beleginfo - Art ${at}`, `Beleginfo - Inhalt ${at}`]),
  ...unknown('KOST1 - Kostenstelle', 'KOST2 - Kostenstelle', 'Kost-Menge'),
  ...unknown('EU-Land u. UStID (Bestimmung)', 'EU-Steuersatz (Bestimmung)', 'Abw. Versteuerungsart'),
  ...unknown('Sachverhalt L+L', 'Funktionsergänzung L+L'),
  ...unknown('BU 49 Hauptfunktionstyp', 'BU 49 Hauptfunktionsnummer', 'BU 49 Funktionsergänzung'),
  ...numbered(20, (at) => [`Zusatzinformation - Art ${at}`, `Zusatzinformation- Inhalt ${at}`]),
  ...unknown('Stück', 'Gewicht', 'Zahlweise', 'Forderungsart', 'Veranlagungsjahr', 'Zugeordnete Fälligkeit'),
  ...unknown('Skontotyp', 'Auftragsnummer', 'Buchungstyp', 'USt-Schlüssel (Anzahlungen)', 'EU-Land (Anzahlungen)'),
  ...unknown('Sachverhalt L+L (Anzahlungen)', 'EU-Steuersatz (Anzahlungen)', 'Erlöskonto (Anzahlungen)'),
  ...unknown('Herkunft-Kz', 'Buchungs GUID', 'KOST-Datum', 'SEPA-Mandatsreferenz', 'Skontosperre'),
  ...unknown('Gesellschaftername', 'Beteiligtennummer', 'Identifikationsnummer', 'Zeichnernummer'),
  ...unknown('Postensperre bis', 'Bezeichnung SoBil-Sachverhalt', 'Kennzeichen SoBil-Buchung', 'Festschreibung'),
  ...unknown('Leistungsdatum', 'Datum Zuord. Steuerperiode', 'Fälligkeit', 'Generalumkehr (GU)', 'Steuersatz', 'Land'),
  ...unknown('Abrechnungsreferenz', 'BVV-Position', 'EU-Land u. UStID (Ursprung)', 'EU-Steuersatz (Ursprung)'),
  ...unknown('Abw. Skontokonto'),
];

export const journalLayouts = {
  generic: {
    ...{ separator: ',', decimal: '.', day: 'YYYY-MM-DD', encoding: 'utf-8', rows: 'entries' },
    columns: [
      entry('Journal', 'journal'),
      entry('Date', 'on'),
      entry('Number', 'number'),
      entry('Account', 'accountId'),
      entry('Customer', 'customer'),
      entry('Order', 'orderNumber'),
      entry('Text', 'text'),
      entry('Net', 'net'),
      entry('Tax', 'tax'),
      entry('Total', 'total'),
      entry('Currency', 'currency'),
    ],
  },
  quickbooks: {
    ...{ separator: ',', decimal: '.', day: 'MM/DD/YYYY', encoding: 'utf-8', rows: 'postings' },
    columns: [
      entry('JournalNo', 'number'),
      entry('JournalDate', 'on'),
      entry('Currency', 'currency'),
      posting('AccountName', 'ledger'),
      posting('Debits', 'debit'),
      posting('Credits', 'credit'),
      entry('Description', 'text'),
      entry('Name', 'customer'),
    ],
  },
  datev: {
    ...{ separator: ';', decimal: ',', day: 'DDMM', encoding: 'windows-1252', rows: 'contra-postings' },
    sides: { debit: 'S', credit: 'H' },
    preface: DATEV_PREFACE,
    columns: DATEV_COLUMNS,
  },
} as const satisfies Readonly<Record<string, JournalLayout>>;

export type LayoutName = keyof typeof journalLayouts;
export const LAYOUTS = Object.keys(journalLayouts) as [LayoutName, ...LayoutName[]];
