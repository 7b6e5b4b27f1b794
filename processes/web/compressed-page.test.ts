import { gunzipSync } from 'node:zlib';
import type { UserContext } from '#contracts/account/account.ts';
import { maskUser, unmask } from './user-mask.ts';
import { compressPage } from './compressed-page.ts';

const user = {
  OrderId: 'o-1',
  ContactId: 7,
  Name: 'Zoé "B" <Carter> & Co',
  AccountName: 'Laurentide',
  Email: 'zoe@laurentide.example',
} as UserContext;
const { user: masked } = maskUser(user);
const page = `<p title="${masked.Name}">${masked.Name}</p><script type="application/json">${JSON.stringify(masked)}</script>${'<i>même</i>'.repeat(9_000)}${masked.Email}`;
// Gunzip checks length and checksum of what it unpacks.
const unzipped = (bytes: Buffer) => gunzipSync(bytes).toString();

describe('a page that is kept compressed', () => {
  it('is the page of its reader', async () => {
    const { forReader } = await compressPage(page);
    expect(unzipped(forReader(user))).toBe(unmask(page, user));
    const other = { ...user, Name: 'A', Email: '', ContactId: 12_345 };
    expect(unzipped(forReader(other))).toBe(unmask(page, other));
  });

  it('is the page itself where nothing in it is anybody’s own', async () => {
    for (const text of ['', 'x', 'été'.repeat(70_000)])
      expect(unzipped((await compressPage(text)).forReader(user))).toBe(text);
  });

  it('takes a name of any length', async () => {
    const long = { ...user, Name: 'é'.repeat(70_000) };
    expect(unzipped((await compressPage(page)).forReader(long))).toBe(unmask(page, long));
  });

  it('takes no more memory than its compressed pieces', async () => {
    expect((await compressPage(page)).bytes).toBeLessThan(page.length / 20);
  });
});
