// A file may know an address by any code, which may name a person: what stands in events is a keyed hash of it.
import { derivedId } from '#platform/kernel/command/command-ids.ts';
import type { Services } from '#platform/kernel/operations/services.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The shop's own id stays what it is. */
export const addressIdOf = (accountId: string, code: string, services: Pick<Services, 'hashName'>): string =>
  UUID.test(code.toLowerCase()) ? code.toLowerCase() : derivedId(services.hashName(`address ${accountId} ${code}`));
