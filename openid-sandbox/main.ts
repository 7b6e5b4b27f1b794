// `npm run openid -- http://localhost:4000`: the sandbox provider for a shop at this address, and how to start that shop.
import { createServer } from 'node:http';
import { listen } from '#platform/kernel/http/listen.ts';
import { createOpenidSandbox } from './provider.ts';

const PORT = 4600;
const origin = process.argv[2] ?? 'http://localhost:4000';
const provider = {
  id: 'example',
  name: 'Example ID',
  issuer: `http://127.0.0.1:${PORT}`,
  clientId: 'millwright',
  clientSecret: 'sandbox',
};
const sandbox = await createOpenidSandbox({
  ...provider,
  sendsBackTo: (address) => address === `${origin}/account/openid`,
});
await listen(createServer(sandbox), PORT, '127.0.0.1', 'PORT');
process.stdout.write(
  `The provider is ready. Start the shop with\n\n  OPENID_PROVIDERS='${JSON.stringify([provider])}' npm start\n\n`,
);
