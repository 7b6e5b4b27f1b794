// What every shop of the tests begins with: the database of one that has the small catalogue, accounts and staff, copied in a tenth of the time.
import { randomBytes } from 'node:crypto';

/** The database's name. */
export const PREPARED = 'prepared';
const MASTER_KEY = 'MILLWRIGHT_TEST_MASTER_KEY';

/** Wraps the keys of the persons in the prepared database, so that its copies can read them. */
export const preparedMasterKey = (): string => (process.env[MASTER_KEY] ??= randomBytes(32).toString('base64'));
