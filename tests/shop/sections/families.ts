// Issue "Open for business": options and variants. A family joins products that differ in a few attributes.
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import type { TestShop } from '../../harness/shop.ts';
import type { Visitor } from '../../harness/visitor.ts';

export const productFamilies = (theShop: () => TestShop) =>
  describe('a product family', () => {
    let shop: TestShop;
    let manager: Visitor;
    const both = (en: string, fr = en) => ({ en, fr });
    const values = (...all: string[]) => all.map((value) => ({ value, swatch: '' }));
    const join = (itemNumber: string, attributes: Record<string, string>) =>
      manager.get('admin/product/detail', { itemNumber }).then(({ data }) =>
        manager.post('admin/product/change', {
          itemNumber,
          seen: { family: data.family, attributes: data.attributes },
          changed: { family: 'ball-bearing', attributes: { ...data.attributes, ...attributes } },
        }),
      );
    const optionsOf = async (productId: string) =>
      (await manager.post('product/get_options', { productId })).options.map(({ name, values: offered }) => [
        name,
        ...offered.map(({ label, itemNumber, selected }) => `${selected ? '*' : ''}${label} ${itemNumber}`),
      ]);

    beforeAll(async () => {
      shop = theShop();
      await shop.projectionsCaughtUp();
      manager = shop.visitor();
      await manager.post('admin/session/login', { userName: 'helen', password: DEMO_PASSWORD });
      await manager.post('admin/attribute/add', {
        attribute: 'sealed',
        definition: { name: both('Sealing', 'Étanchéité'), kind: 'text', facet: true, valuesFr: { open: 'ouvert' } },
      });
    });

    it('is defined by attributes that there are', async () => {
      const data = { name: both('Ball bearing', 'Roulement'), options: [{ attribute: 'nothing', values: [] }] };
      expect(await manager.refused(manager.post('admin/family/add', { family: 'ball-bearing', data }))).toMatchObject({
        code: 'attribute_unknown',
      });
      await manager.post('admin/family/add', {
        family: 'ball-bearing',
        data: { ...data, options: [{ attribute: 'sealed', values: values('open', 'rubber') }] },
      });
      expect((await manager.get('admin/family/list', { search: 'roulement' })).rows).toMatchObject([
        { family: 'ball-bearing', variants: 0, options: ['sealed'] },
      ]);
    });

    it('has the products that name it, and the page of each leads to the others', async () => {
      await join('6205', { sealed: 'open' });
      await join('6306', { sealed: 'rubber' });
      expect(await optionsOf('6205')).toEqual([['Sealing', '*open 6205', 'rubber 6306']]);
      expect(await optionsOf('6306')).toEqual([['Sealing', 'open 6205', '*rubber 6306']]);
      const { products, facets } = await manager.get('category/catalog', { category: 'bearings' });
      expect(products.find(({ itemNumber }) => itemNumber === '6205')?.variants?.count).toBe(2);
      expect(facets.map(({ key }) => key)).toContain('sealed');
    });

    it('is named by no product before it is there', async () =>
      expect(
        await manager.refused(
          manager.post('admin/product/change', {
            itemNumber: 'RARE',
            seen: { family: '' },
            changed: { family: 'nowhere' },
          }),
        ),
      ).toMatchObject({ code: 'family_unknown' }));

    it('takes no product away from another family that somebody gave it to meanwhile', async () =>
      expect(
        await manager.refused(
          manager.post('admin/product/change', {
            itemNumber: '6205',
            seen: { family: '' },
            changed: { family: 'other' },
          }),
        ),
      ).toMatchObject({ code: 'family_unknown' }));

    it('gets further variants as drafts, and says which could not be made', async () => {
      const variant = (itemNumber: string, sealed: string) => ({
        itemNumber,
        name: both(`Ball bearing, ${sealed}`),
        values: { sealed },
      });
      expect(
        await manager.post('admin/product/addvariants', {
          family: 'ball-bearing',
          copyOf: '6205',
          variants: [variant('6205-STEEL', 'steel'), variant('6306', 'twice')],
        }),
      ).toEqual({ added: ['6205-STEEL'], left: [{ itemNumber: '6306', code: 'product_exists' }] });
      const { variants } = await manager.get('admin/family/detail', { family: 'ball-bearing' });
      expect(variants.map(({ itemNumber, status, attributes }) => [itemNumber, status, attributes['sealed']])).toEqual([
        ['6205', 'active', 'open'],
        ['6306', 'active', 'rubber'],
        ['6205-STEEL', 'draft', 'steel'],
      ]);
      expect(await optionsOf('6205')).toEqual([['Sealing', '*open 6205', 'rubber 6306']]);
      await manager.post('admin/product/publish', { itemNumber: '6205-STEEL' });
      expect(await optionsOf('6205')).toEqual([['Sealing', '*open 6205', 'rubber 6306', 'steel 6205-STEEL']]);
    });

    it('lists its variants in the back office', async () =>
      expect(
        (await manager.get('admin/product/list', { family: 'ball-bearing' })).rows.map(({ itemNumber }) => itemNumber),
      ).toEqual(['6205', '6205-STEEL', '6306']));

    it('stays while products belong to it', async () => {
      expect(await manager.refused(manager.post('admin/family/remove', { family: 'ball-bearing' }))).toMatchObject({
        code: 'family_in_use',
      });
      for (const itemNumber of ['6205', '6306', '6205-STEEL'])
        await manager.post('admin/product/change', {
          itemNumber,
          seen: { family: 'ball-bearing' },
          changed: { family: '' },
        });
      expect(await optionsOf('6205')).toEqual([]);
      await manager.post('admin/family/remove', { family: 'ball-bearing' });
      expect((await manager.get('admin/family/list', {})).total).toBe(0);
    });
  });
