// npm start: prepares the checkout, then hands over to the supervisor.
import { prepare } from './prepare.mjs';

prepare();
await import('../dist/server/start.js');
