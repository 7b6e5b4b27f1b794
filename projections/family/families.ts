import type { FamilyData } from '#domain/family/family.events.ts';
import { masterDataReadModel, type MasterDataRow } from '#platform/shop/master-data/master-data.ts';

export type FamilyRow = MasterDataRow<FamilyData>;
export const families = masterDataReadModel<'Family', 'family', FamilyData>('family', 'Family', 'family');
