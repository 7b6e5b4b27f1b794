// Imports of records, and their archive, on one shop.
import { startShop, type TestShop } from '../harness/shop.ts';
import { importsOfRecords } from './sections/import.ts';
import { importArchive } from './sections/import-archive.ts';
import { importedPeople } from './sections/import-people.ts';

describe('imports', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startShop();
    await shop.projectionsCaughtUp();
  });
  afterAll(() => shop.stop());

  const theShop = () => shop;
  importArchive(theShop);
  importsOfRecords(theShop);
  importedPeople(theShop);
});
