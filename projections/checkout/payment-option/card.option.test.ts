import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { noGateway } from '#platform/adapters/payment/no-gateway.ts';
import { createSandboxClient } from '#platform/adapters/payment/sandbox-client.ts';
import type { CardGateway } from '#platform/adapters/payment/gateway.ts';
import { card } from './card.option.ts';

const sandbox = createSandboxClient('https://pay.example', 'key').cards;

const offeredBy = (cards: CardGateway, accountId = '', storage = '1') =>
  card(accountId, {
    services: { gateways: { cards } },
    language: 'en',
    queries: { setting: { value: async () => ({ value: storage }) } },
  } as unknown as OperationContext);

describe('paying by card', () => {
  it('is offered to everybody where the shop has a gateway', async () =>
    expect(await offeredBy(sandbox)).toMatchObject({ gatewayOrigin: 'https://pay.example' }));
  it('is offered to nobody where it has none', async () => expect(await offeredBy(noGateway)).toBeUndefined());
  it('saves cards of who has an account, where the shop allows it', async () => {
    expect(await offeredBy(sandbox)).toMatchObject({ canSave: false });
    expect(await offeredBy(sandbox, '4711')).toMatchObject({ canSave: true });
    expect(await offeredBy(sandbox, '4711', '0')).toMatchObject({ canSave: false });
  });
});
