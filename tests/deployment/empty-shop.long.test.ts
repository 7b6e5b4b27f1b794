// `npm start -- --empty`: a dealer's own shop, with nothing of the demonstration in it.
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { freePort } from '#platform/kernel/runtime/free-port.ts';
import { newDataFolder, removeDataFolder, startSupervisor } from '../harness/supervisor.ts';
import { createVisitor } from '../harness/visitor.ts';

const PASSWORD = 'Treadle-Valve-91';

describe('an empty shop', () => {
  const data = newDataFolder();
  afterAll(() => removeDataFolder(data));

  const started = async (args: readonly string[]) => {
    const port = await freePort();
    const shop = startSupervisor({ MILLWRIGHT_DATA: data, PORT: String(port) }, args);
    await shop.ready();
    const visitor = createVisitor(`http://localhost:${port}`, '', 'en');
    const token = /#token=([\w-]{43})/.exec(shop.said())?.[1];
    return { shop, visitor, token };
  };

  it('has no product, no known password and no administrator but by its link; and stays empty', async () => {
    const first = await started(['--empty']);
    expect(first.shop.said()).not.toContain(DEMO_PASSWORD);
    expect((await first.visitor.fetch('/')).status).toBe(503);
    await first.visitor.post('admin/session/becomeadministrator', {
      token: first.token!,
      name: 'Ana Roy',
      email: 'ana@dealer.example',
      password: PASSWORD,
      confirmPassword: PASSWORD,
    });
    expect(await first.visitor.get('Category/GetCategoryLists', {})).toEqual([]);
    expect(await first.shop.stop()).toBe(0);

    const again = await started([]);
    expect(again.token).toBeUndefined();
    expect(again.shop.said()).not.toContain(DEMO_PASSWORD);
    await again.visitor.post('admin/session/login', { userName: 'ana@dealer.example', password: PASSWORD });
    expect(await again.visitor.get('Category/GetCategoryLists', {})).toEqual([]);
    expect(await again.shop.stop()).toBe(0);
  });
});
