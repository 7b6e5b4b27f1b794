import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { noGateway } from '#platform/adapters/payment/no-gateway.ts';
import { createSandboxClient } from '#platform/adapters/payment/sandbox-client.ts';
import type { PaymentGateway } from '#platform/adapters/payment/gateway.ts';
import { card } from './card.option.ts';

const offeredBy = (gateway: PaymentGateway) =>
  card('', { services: { gateway }, language: 'en' } as unknown as OperationContext);

describe('paying by card', () => {
  it('is offered to everybody where the shop has a gateway', async () =>
    expect(await offeredBy(createSandboxClient('https://pay.example', 'key'))).toMatchObject({
      gatewayOrigin: 'https://pay.example',
    }));
  it('is offered to nobody where it has none', async () => expect(await offeredBy(noGateway)).toBeUndefined());
});
