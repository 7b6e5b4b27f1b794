// The page with the fields of a bank account, and the token that stands for what was typed there.
import type { Express, Request, Response } from 'express';
import { z } from 'zod';
import { needed } from '#domain/shared/needed.ts';
import { bankAccountPage, savedAccountPage } from './bank-account-page.ts';
import type { Language } from './pages.ts';
import { isRoutingNumber, testAccount } from './test-accounts.ts';
import type { Vault } from './vault.ts';

type Render = (language: Language, shopOrigin: string | undefined, nonce: string) => string;

/** Spec 3 and 5: all six fields and the consent are required. */
const bankAccount = z.object({
  bank: z.string().trim().min(1).max(40),
  routing: z.string().max(20),
  holder: z.string().trim().min(1).max(80),
  account: z.string().max(40),
  type: z.enum(['current', 'savings']),
  consent: z.literal('on'),
});

/** An account that is kept asks the consent alone. */
const savedAccount = z.object({ saved: z.string().max(60), consent: z.literal('on') });

/** Anything like a number stays out of the name: shops keep and show it. */
const LONG_NUMBER = /\d(?:[\s-]*\d){3}/;

export function serveBankAccounts(
  app: Express,
  vault: Vault,
  send: (req: Request, res: Response, render: Render) => void,
): void {
  app.get('/bank-account', async (req, res) => {
    const reference = req.query['account'];
    if (reference === undefined) {
      const isToKeep = req.query['keep'] !== undefined;
      return send(req, res, (language, origin, nonce) => bankAccountPage({ language, isToKeep }, origin, nonce));
    }
    const account = await vault.findCard(String(reference));
    if (!account) return void res.status(404).end();
    send(req, res, (language, origin, nonce) => savedAccountPage(language, origin, nonce, account));
  });
  app.post('/bank-tokens', async (req, res) => {
    const ofSaved = savedAccount.safeParse(req.body);
    if (ofSaved.success) return tokenOfSaved(vault, res, ofSaved.data.saved);
    const parsed = bankAccount.safeParse(req.body);
    if (!parsed.success) return void res.status(400).json({ code: 'required', field: parsed.error.issues[0]?.path[0] });
    const { bank, holder, account } = parsed.data;
    const fault = faultOf(parsed.data);
    if (fault) return void res.status(400).json(fault);
    const digits = account.replace(/[\s-]/g, '');
    const lastFour = digits.slice(-4);
    const token = await vault.issueToken(
      {
        brand: bank,
        last_four: lastFour,
        behaviour: needed(testAccount(digits), 'test account'),
        good_to: '',
        holder,
        storable: false,
      },
      'bank_',
    );
    res.json({ token, brand: bank, lastFour });
  });
}

async function tokenOfSaved(vault: Vault, res: Response, reference: string): Promise<void> {
  const saved = await vault.findCard(reference);
  if (!saved) return void res.status(400).json({ code: 'account_gone' });
  const { reference: _, ...account } = saved;
  const { brand, last_four: lastFour } = account;
  res.json({ token: await vault.issueToken(account, 'bank_'), brand, lastFour });
}

function faultOf({
  bank,
  routing,
  account,
}: z.output<typeof bankAccount>): { code: string; field: string } | undefined {
  const digits = account.replace(/[\s-]/g, '');
  if (LONG_NUMBER.test(bank)) return { code: 'bad_bank', field: 'bank' };
  if (!isRoutingNumber(routing.replace(/\s/g, ''))) return { code: 'bad_routing', field: 'routing' };
  if (!/^\d{4,17}$/.test(digits)) return { code: 'bad_account', field: 'account' };
  return testAccount(digits) ? undefined : { code: 'unknown_account', field: 'account' };
}
