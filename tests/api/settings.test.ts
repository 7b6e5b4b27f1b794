// A setting that is shown to whoever runs the shop does something.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '#contracts/api.ts';
import type { Operation } from '#contracts/operation.ts';
import { isOnValue, settings as named } from '#contracts/settings.ts';
import { settingNames } from '#contracts/setting-definitions.ts';
import { settings } from '#demo/shop/settings.ts';

const FOLDERS = ['admin', 'contracts', 'projections', 'processes', 'storefront', 'workers', 'write-side'];

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
)
  .filter(
    (name) =>
      /\.tsx?$/.test(name) && !/\.test\.|testing\//.test(name) && !name.startsWith(join('contracts', 'setting')),
  )
  .map((name) => readFileSync(name, 'utf8'));

/** By its own name, or by the one that contracts/settings.ts gives it. */
const isRead = (setting: string): boolean => {
  const [key] = Object.entries(named).find(([, name]) => name === setting) ?? [];
  return sources.some(
    (text) =>
      text.includes(`'${setting}'`) ||
      (key !== undefined &&
        (text.includes(`settings.${key}`) || text.includes(`named.${key}`) || text.includes(`'${key}'`))),
  );
};

describe('a store setting', () => {
  it.each(settingNames)('%s is read', (name) => expect(isRead(name)).toBe(true));
  it.each(Object.values(named))('%s, which something heeds, can be seen in the demonstration', (name) =>
    expect(settings.map((setting) => setting.name)).toContain(name),
  );
  it('is on with the value 1, search suggestions with YES, and off when nobody set it (spec 5 and 6)', () =>
    expect(['1', 'YES', '0', '', undefined].map(isOnValue)).toEqual([true, true, false, false, false]));

  it('guards the operation behind each menu entry of the account', () => {
    const guarded = Object.entries<Operation>(api).flatMap(([route, { setting }]) =>
      setting ? [`${setting} ${route}`] : [],
    );
    expect(guarded.sort()).toEqual([
      'MyAccAddressHistory customer/saveaddress',
      'MyAccOrderHistory customer/getorders',
      'MyAccQuoteHistory customer/getquotes',
      'srchEnableAutoComplete category/autocomplete',
    ]);
  });
});
