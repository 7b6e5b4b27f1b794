import type { UserContext } from '#contracts/account/account.ts';
import { hasMarks, maskUser, unmask } from './user-mask.ts';

const ben: UserContext = {
  OrderId: 'o-1',
  lineCount: 2,
  ContactId: 7,
  i_user_type: 1,
  Name: 'Ben "B" <Carter> & Co',
  IsPrimaryContact: false,
  InvoiceSharing: 'Allow',
  AllowSaveAsCart: true,
  Role: 'contact',
  AccountName: 'Laurentide',
  Email: 'ben@laurentide.example',
  OrderAccess: 'View All',
  AccountStatus: 'active',
  LacksSecondFactor: false,
  PriceShown: { shown: 'NotSaid', contained: '' },
};
const chloe: UserContext = { ...ben, ContactId: 8, Name: 'Chloé', Email: 'chloe@laurentide.example', OrderId: 'o-2' };

/** A page shows a user in texts, attributes and data. */
const rendered = ({ user }: { readonly user: UserContext }) =>
  `<p title="${user.Name}">${user.Name}</p><script type="application/json" id="bootstrap">${JSON.stringify(user)}</script><i>${user.Email}</i>`;

describe('a page that many may be given', () => {
  it('is the same for two who differ only in what is their own', () => {
    expect(maskUser(ben)).toEqual(maskUser(chloe));
    expect(rendered(maskUser(ben))).toBe(rendered(maskUser(chloe)));
  });

  it('holds nothing of anybody', () => {
    const page = rendered(maskUser(ben));
    for (const own of ['Carter', 'laurentide', 'Laurentide', 'o-1', '"ContactId":7']) expect(page).not.toContain(own);
  });

  it('differs for who has other rights, another number of lines, or no cart at all', () => {
    const { key } = maskUser(ben);
    const others: Partial<UserContext>[] = [{ Role: 'admin-contact' }, { lineCount: 3 }, { OrderId: '' }, { Name: '' }];
    for (const other of others) expect(maskUser({ ...ben, ...other }).key).not.toBe(key);
  });

  it('shows each reader what is theirs, safely in the text and in the data', () => {
    const page = unmask(rendered(maskUser(ben)), ben);
    expect(page).toContain(
      '<p title="Ben &quot;B&quot; &lt;Carter&gt; &amp; Co">Ben &quot;B&quot; &lt;Carter&gt; &amp; Co</p>',
    );
    expect(page).toContain('<i>ben@laurentide.example</i>');
    const data = /<script[^>]*>(.*?)<\/script>/.exec(page)![1]!;
    expect(data).not.toContain('<');
    expect(JSON.parse(data)).toEqual(ben);
  });

  it('takes what somebody typed for no mark of its own', () => {
    expect(hasMarks(maskUser(ben).user.Name)).toBe(true);
    expect(hasMarks('9007199254740001')).toBe(true);
    expect(hasMarks('bearing 6205')).toBe(false);
  });
});
