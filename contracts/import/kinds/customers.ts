import { CURRENCY_CODES } from '#domain/shared/money.ts';
import { choiceCell, codeCell, textCell, wholeCell, type CellType } from '#domain/shared/table/column.ts';
import { companyName } from '../../shared/shared.ts';
import { idCell } from './common-columns.ts';
import type { ImportKind } from './import-kind.ts';

const nameCell: CellType = {
  read: (text) => (companyName.safeParse(text).success ? { value: text } : { fault: { code: 'name_invalid' } }),
  write: String,
};

/**
 * Companies with what was agreed with them; their people and addresses are none of it. Prices and terms are what the
 * right to give credit is about.
 */
export const customers: ImportKind = {
  name: 'customers',
  right: 'credit',
  staysWhenUndone: true,
  columns: () => [
    {
      name: 'customer',
      label: { en: 'Customer number', fr: 'Numéro de client' },
      aliases: ['account', 'compte', 'client', 'account id', 'customer id'],
      type: idCell,
      path: ['accountId'],
      empty: 'error',
      key: true,
    },
    {
      name: 'name',
      label: { en: 'Company', fr: 'Entreprise' },
      aliases: ['name', 'nom', 'company name', 'raison sociale'],
      type: nameCell,
      path: ['name'],
      empty: 'error',
      needed: true,
    },
    {
      name: 'currency',
      label: { en: 'Currency', fr: 'Monnaie' },
      aliases: ['devise'],
      type: choiceCell(Object.fromEntries(CURRENCY_CODES.map((code) => [code, []]))),
      path: ['currency'],
      empty: 'keeps',
    },
    {
      name: 'price_list',
      label: { en: 'Price list', fr: 'Liste de prix' },
      aliases: ['tarif'],
      type: codeCell(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, 'id_invalid'),
      path: ['priceList'],
      empty: 'keeps',
    },
    {
      name: 'tax_number',
      label: { en: 'Tax number', fr: 'Numéro de taxe' },
      aliases: ['vat number', 'no de taxe'],
      type: textCell(40),
      path: ['taxNumber'],
      empty: 'empties',
      emptied: '',
    },
    {
      name: 'payment_term_days',
      label: { en: 'Days to pay', fr: 'Jours pour payer' },
      aliases: ['payment days', 'délai de paiement'],
      type: wholeCell(0, 365),
      path: ['paymentTermDays'],
      empty: 'empties',
      emptied: null,
    },
  ],
  // Without a currency of its own it gets the shop's.
  blank: { name: '', currency: '', priceList: '', taxNumber: '', paymentTermDays: null },
};
