import { masterDataDecider } from '#domain/shared/master-data.ts';
import type { TaxTableData } from './tax-table.events.ts';

export const taxTable = masterDataDecider<'TaxTable', 'destination', TaxTableData>('TaxTable', 'destination');
