// How the things of every kind are changed. A kind is one line.
import type { ImportKindName } from '#domain/import/import.events.ts';
import type { KindCommands } from '../kind-commands.ts';
import { attributes, attributeValues } from './attributes.ts';
import { branches } from './branches.ts';
import { categories } from './categories.ts';
import { prices } from './prices.ts';
import { products } from './products.ts';
import { productFiles } from './product-files.ts';
import { redirects } from './redirects.ts';
import { stock } from './stock.ts';
import { synonyms } from './synonyms.ts';
import { blocks, pages } from './contents.ts';
import { addresses } from './addresses.ts';
import { contacts } from './contacts.ts';
import { customerPartNumbers } from './customer-part-numbers.ts';
import { customers } from './customers.ts';
import { shippingRates, shippingZones } from './shipping.ts';
import { taxClasses } from './tax-classes.ts';
import { taxRates, taxZones } from './taxes.ts';

export const kindCommands: Readonly<Record<ImportKindName, KindCommands>> = {
  products,
  'product-files': productFiles,
  categories,
  attributes,
  'attribute-values': attributeValues,
  prices,
  stock,
  redirects,
  synonyms,
  'tax-classes': taxClasses,
  'tax-zones': taxZones,
  'tax-rates': taxRates,
  'shipping-zones': shippingZones,
  'shipping-rates': shippingRates,
  branches,
  pages,
  blocks,
  customers,
  contacts,
  addresses,
  'customer-part-numbers': customerPartNumbers,
};
