// Every operation and every role. That a session is its own person's, at the desk or in the shop, is seen over the wire
// (sections/access.ts).
import { pino } from 'pino';
import { api, type Route } from '#contracts/api.ts';
import { settings } from '#contracts/setting/settings.ts';
import { presetRoles, type Right } from '#domain/shared/rights.ts';
import type { Operation, ShopperRole } from '#contracts/shared/operation.ts';
import { createDispatcher, type DispatcherParts } from '#platform/kernel/operations/dispatcher.ts';
import { isAdmitted, isStaffRole, testRoles } from './people.ts';
import { rightsOfCommands } from './rights-of-commands.ts';

const dispatcher = createDispatcher({
  log: pino({ level: 'silent' }),
  features: { commands: {}, states: {}, queries: {} },
  isOn: (setting: string) => setting !== settings.securedCatalogue,
} as unknown as DispatcherParts);
/** The status that the caller is told: 0 where the operation is theirs. */
function refusalOf(
  route: string,
  role: (typeof testRoles)[number],
  rights: readonly Right[] = presetRoles[role]?.rights ?? [],
): unknown {
  try {
    dispatcher.authorise(route as Route, {
      role: isStaffRole(role) ? 'staff' : (role as ShopperRole),
      personId: 'p1',
      accountId: 'a1',
      rights,
    });
    return 0;
  } catch (error) {
    return (error as { status?: number; kind?: string }).status ?? (error as { kind?: string }).kind;
  }
}

describe.each(Object.entries<Operation>(api))('%s', (route, { access }) => {
  const expected = (role: (typeof testRoles)[number]) => {
    if (access === 'internal') return 'not-found';
    if (isAdmitted(role, { access })) return 0;
    return role === 'anonymous' ? 401 : 403;
  };
  it('is open to whom its contract names, and to nobody else', () =>
    expect(testRoles.map((role) => [role, refusalOf(route, role)])).toEqual(
      testRoles.map((role) => [role, expected(role)]),
    ));
});

// Decision 0028: what staff without any right may read is nothing (security.md T13).
it('a member of staff without a right has their own sign-in, and nothing else of the back office', () => {
  const desk = Object.keys(api).filter((route) => route.startsWith('admin/'));
  const theirs = desk.filter((route) => refusalOf(route, 'csr', []) === 0);
  expect(theirs.filter((route) => !/^admin\/(session|secondfactor|passkey)(\/|$)/.test(route))).toEqual([]);
  expect(theirs).toEqual(expect.arrayContaining(['admin/session/changepassword', 'admin/secondfactor/begin']));
});

it('the commands of the back office take the rights that are written down', () => {
  const found: Record<string, string[]> = {};
  for (const [route, { kind, access }] of Object.entries<Operation>(api)) {
    if (kind !== 'command' || typeof access === 'string' || !('staff' in access)) continue;
    const { staff } = access;
    (found[typeof staff === 'string' ? staff : `several: ${[...staff].sort().join(', ')}`] ??= []).push(route);
  }
  const written = Object.entries(rightsOfCommands).map(([right, routes]) => [right, routes.trim().split(/\s+/)]);
  for (const routes of Object.values(found)) routes.sort();
  expect(found).toEqual(Object.fromEntries(written));
});
