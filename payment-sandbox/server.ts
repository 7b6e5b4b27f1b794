// The sandbox gateway: a payment provider that moves no money. It has its own origin, as a real one has.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { z } from 'zod';
import { needed } from '#domain/shared/needed.ts';
import { serveFrameFonts } from '#platform/adapters/payment/frame-fonts.ts';
import type { Log } from '#platform/kernel/runtime/log.ts';
import { isLuhnNumber } from '#platform/kernel/http/card-number.ts';
import { challengePage, fieldsPage, savedCardPage } from './pages.ts';
import { serveBankAccounts } from './bank-accounts.ts';
import { createDebits } from './debits.ts';
import type { SandboxClock } from './sandbox-clock.ts';
import { isStorable, securityCodeLength, testCard } from './test-cards.ts';
import type { AnyBehaviour, Authorisation, Vault } from './vault.ts';
import { walletPage } from './wallet-page.ts';
import { systemClock } from '#platform/kernel/runtime/clock.ts';

export interface SandboxOptions {
  readonly vault: Vault;
  readonly shopOrigin: string;
  /** Its pages lie under the shop's own address, whichever that is. */
  readonly isUnderShop?: boolean;
  readonly origin: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
  readonly log: Log;
  /** The days of debits pass by it. */
  readonly clock: SandboxClock;
}

const tokenRequest = z.object({
  number: z.string().max(30),
  expiry: z.string().max(7),
  code: z.string().max(4),
  holder: z.string().min(1).max(80),
});
/** A card that is kept asks its security code alone. */
const savedTokenRequest = z.object({ card: z.string().max(60), code: z.string().max(4) });
const saveRequest = z.strictObject({ idempotencyKey: z.string().min(8).max(120), token: z.string() });
const authoriseRequest = z.strictObject({
  idempotencyKey: z.string().min(8).max(120),
  token: z.string(),
  amount: z.int().positive(),
  currency: z.string().length(3),
  reference: z.string().max(80),
  language: z.enum(['en', 'fr']),
});
/** Wallets are known by their names alone. */
const walletRequest = authoriseRequest.omit({ token: true }).extend({ wallet: z.literal('paypal') });
const moneyRequest = z.strictObject({ idempotencyKey: z.string().min(8).max(200), amount: z.int().positive() });

export function createSandboxGateway(options: SandboxOptions): Express {
  const { vault, log } = options;
  const framedBy = options.isUnderShop ? undefined : options.shopOrigin;
  const debits = createDebits(options, (row) => sendWebhook(options, row));
  const app = express();
  app.disable('x-powered-by');
  app.use(express.json({ limit: '8kb' }));

  serveFrameFonts(app);
  app.get('/health', (_req, res) => void res.json({ status: 'ok' }));
  app.get('/fields', async (req, res) => {
    const reference = req.query['card'];
    if (reference === undefined)
      return sendPage(res, framedBy, (nonce) => fieldsPage(languageOf(req), framedBy, nonce));
    const card = await vault.findCard(String(reference));
    if (!card) return void res.status(404).end();
    sendPage(res, framedBy, (nonce) => savedCardPage(languageOf(req), framedBy, nonce, card));
  });

  app.post('/tokens', async (req, res) => {
    const ofSaved = savedTokenRequest.safeParse(req.body);
    if (ofSaved.success) return tokenOfSaved(res, ofSaved.data);
    const parsed = tokenRequest.safeParse(req.body);
    if (!parsed.success) return void res.status(400).json({ code: 'required' });
    const fault = faultOf(parsed.data);
    if (fault) return void res.status(400).json(fault);
    const number = parsed.data.number.replace(/\D/g, '');
    const { brand, behaviour } = needed(testCard(number), 'test card');
    const lastFour = number.slice(-4);
    const storable = isStorable(number);
    const card = {
      brand,
      last_four: lastFour,
      behaviour,
      good_to: needed(goodTo(parsed.data.expiry), 'month'),
      storable,
    };
    const token = await vault.issueToken({ ...card, holder: parsed.data.holder.trim() });
    res.json({ token, brand, lastFour, storable });
  });
  async function tokenOfSaved(res: Response, { card, code }: z.output<typeof savedTokenRequest>): Promise<void> {
    const saved = await vault.findCard(card);
    if (!saved) return void res.status(400).json({ code: 'card_gone' });
    const fault = isOver(saved.good_to) ? { code: 'bad_expiry' } : codeFault(saved.brand, code);
    if (fault) return void res.status(400).json(fault);
    const { reference: _, ...facts } = saved;
    const { brand, last_four: lastFour, storable } = facts;
    res.json({ token: await vault.issueToken(facts), brand, lastFour, storable });
  }

  serveBankAccounts(app, vault, (req, res, render) =>
    sendPage(res, framedBy, (nonce) => render(languageOf(req), framedBy, nonce)),
  );

  app.get('/challenge/:reference', async (req, res) => {
    const found = await vault.find(req.params.reference);
    if (!found) return void res.status(404).end();
    const amount = new Intl.NumberFormat(`${languageOf(req)}-CA`, {
      style: 'currency',
      currency: found.currency,
    }).format(Number(found.amount) / 100);
    const render = found.behaviour === 'wallet' ? walletPage : challengePage;
    sendPage(res, framedBy, (nonce) =>
      render(languageOf(req), framedBy, nonce, {
        reference: found.reference,
        amount,
        lastFour: found.last_four,
      }),
    );
  });
  app.post('/challenge/:reference', async (req, res) => {
    const approved = (req.body as { answer?: unknown } | undefined)?.answer === 'approve';
    const { reference } = req.params;
    const refusal = (await vault.find(reference))?.behaviour === 'wallet' ? 'wallet_cancelled' : 'challenge_failed';
    const moved = await vault.move(
      reference,
      ['challenged'],
      approved ? 'authorised' : 'declined',
      approved ? '' : refusal,
    );
    res.json({ status: moved?.status ?? 'unchanged' });
    if (moved)
      void sendWebhook(options, moved).catch((error: unknown) => log.warn({ err: error }, 'webhook not delivered'));
  });

  app.use('/v1', (req, res, next) =>
    hasKey(req, options.apiKey) ? next() : void res.status(401).json({ code: 'unauthenticated' }),
  );
  app.post('/v1/cards', async (req, res) => {
    const { token, idempotencyKey } = saveRequest.parse(req.body);
    const card = await vault.findToken(token);
    if (!card) return void res.status(402).json({ code: 'card_token_invalid' });
    if (!card.storable) return void res.status(402).json({ code: 'card_not_storable' });
    const { reference, brand, last_four: lastFour, good_to, holder } = await vault.saveCard(card, idempotencyKey);
    res.json({ reference, brand, lastFour, goodTo: good_to, holder });
  });
  app.post('/v1/cards/:reference/forget', async (req, res) => {
    await vault.forgetCard(req.params.reference);
    res.json({ status: 'forgotten' });
  });
  app.post('/v1/accounts', async (req, res) => {
    const { token, idempotencyKey } = saveRequest.parse(req.body);
    const account = token.startsWith('bank_') ? await vault.findToken(token) : undefined;
    if (!account) return void res.status(402).json({ code: 'bank_token_invalid' });
    const { reference, brand, last_four: lastFour, holder } = await vault.saveCard(account, idempotencyKey, 'account_');
    res.json({ reference, brand, lastFour, holder });
  });
  app.post('/v1/accounts/:reference/forget', async (req, res) => {
    await vault.forgetCard(req.params.reference);
    res.json({ status: 'forgotten' });
  });
  app.post('/v1/authorisations', async (req, res) => {
    const request = authoriseRequest.parse(req.body);
    const token = await vault.findToken(request.token);
    if (!token) return void res.status(402).json({ code: 'card_token_invalid' });
    const made = await vault.authorise({
      idempotency_key: request.idempotencyKey,
      order_reference: request.reference,
      ...outcomeOf(token.behaviour),
      brand: token.brand,
      last_four: token.last_four,
      behaviour: token.behaviour,
      amount: String(request.amount),
      currency: request.currency,
      language: request.language,
    });
    // The money is reserved, but the first answer is lost: the caller has to ask again by its key.
    if (made.isNew && (token.behaviour === 'silent' || token.behaviour === 'debit-silent')) return void res.destroy();
    res.json(answerOf(made, options.origin));
  });
  app.post('/v1/wallet-authorisations', async (req, res) => {
    const { idempotencyKey, reference, amount, currency, language } = walletRequest.parse(req.body);
    const made = await vault.authorise({
      idempotency_key: idempotencyKey,
      order_reference: reference,
      status: 'challenged',
      decline_code: '',
      brand: 'PayPal',
      last_four: '',
      behaviour: 'wallet',
      amount: String(amount),
      currency,
      language,
    });
    res.json(answerOf(made, options.origin));
  });
  app.get('/v1/authorisations/:reference/settlement', async (req, res) => {
    const found = await vault.find(req.params.reference);
    const settlement = found && (await debits.standing(found));
    if (!settlement) return void res.status(404).json({ code: 'not_found' });
    res.json(settlement);
  });
  /** For tests: the days of debits go by. */
  app.post('/v1/clock', async (req, res) => {
    const { advanceMs } = z.strictObject({ advanceMs: z.int().positive() }).parse(req.body);
    options.clock.advance(advanceMs);
    res.json({ now: options.clock.now() });
  });
  app.post('/v1/authorisations/abandon', async (req, res) => {
    const { idempotencyKey } = z.strictObject({ idempotencyKey: z.string().min(8).max(120) }).parse(req.body);
    const known = await vault.abandon(idempotencyKey);
    if (known) await cancel(res, known.reference);
    else res.json({ status: 'cancelled' });
  });
  app.post('/v1/authorisations/:reference/capture', async (req, res) => {
    const { reference } = req.params;
    const { idempotencyKey } = moneyRequest.parse(req.body);
    const behaviour = (await vault.find(reference))?.behaviour;
    const debit = await debits.submit(reference);
    if (debit) return void res.json({ status: debit.status });
    if (
      behaviour === 'capture-declined' ||
      (behaviour?.startsWith('capture-declined') && (await vault.isFirstCapture(reference, idempotencyKey)))
    )
      return void res.status(409).json({ code: 'capture_declined' });
    const taken = await vault.move(reference, ['authorised'], 'captured');
    // The money is taken, but the first answer is lost.
    if (taken && behaviour === 'capture-declined-then-silent') return void res.destroy();
    answerMoved(res, taken ?? (await vault.move(reference, ['captured'], 'captured')));
  });
  app.post('/v1/authorisations/:reference/cancel', (req, res) => cancel(res, req.params.reference));

  async function cancel(res: Response, reference: string): Promise<void> {
    await debits.passDays(reference);
    const moved = await vault.move(reference, ['authorised', 'challenged', 'submitted', 'cancelled'], 'cancelled');
    const { status } = moved ?? (await vault.find(reference)) ?? {};
    // A declined one reserves nothing, and a returned one has nothing: there is nothing left to give back.
    if (status === 'captured' || status === 'declined' || status === 'returned') return void res.json({ status });
    answerMoved(res, moved);
  }

  app.post('/v1/authorisations/:reference/refunds', async (req, res) => {
    const { amount, idempotencyKey } = moneyRequest.parse(req.body);
    await debits.passDays(req.params.reference);
    const refund = await vault.refund(req.params.reference, amount, idempotencyKey);
    // The money is given back, but the first answer is lost.
    if (refund.isNew && (await vault.find(req.params.reference))?.behaviour === 'refund-silent')
      return void res.destroy();
    res.json(
      refund.status === 'refunded'
        ? { outcome: 'refunded', providerReference: refund.reference }
        : { outcome: 'declined', code: refund.decline_code },
    );
  });

  app.get('/v1/movements', async (req, res) => {
    const { from, until } = z.object({ from: z.iso.datetime(), until: z.iso.datetime() }).parse(req.query);
    res.json(await vault.movements(from, until));
  });

  app.use((error: unknown, _req: Request, res: Response, _next: NextFunction) => {
    // What the parser of bodies refuses says so by its status.
    const { status = 500 } = error as { readonly status?: number };
    if (error instanceof z.ZodError || (status >= 400 && status < 500))
      return void res.status(status < 500 ? status : 400).json({ code: 'invalid_value' });
    log.error({ err: error }, 'sandbox gateway failed');
    res.status(500).json({ code: 'internal' });
  });
  return app;
}

function faultOf({ number, expiry, code }: z.output<typeof tokenRequest>): { code: string; field: string } | undefined {
  const digits = number.replace(/\D/g, '');
  const card = isLuhnNumber(digits) ? testCard(digits) : undefined;
  if (!card) return { code: 'bad_number', field: 'number' };
  const month = goodTo(expiry);
  return month === undefined || isOver(month) ? { code: 'bad_expiry', field: 'expiry' } : codeFault(card.brand, code);
}

const codeFault = (brand: string, code: string) =>
  new RegExp(`^\\d{${securityCodeLength(brand)}}$`).test(code) ? undefined : { code: 'bad_code', field: 'code' };

/** The month (YYYY-MM) that was typed as MM/YY. */
function goodTo(expiry: string): string | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2])\/?(\d{2})$/.exec(expiry.trim()) ?? [];
  return month && `20${year}-${month}`;
}

/** A card is good to the end of its month. */
function isOver(month: string): boolean {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return Date.UTC(year, number, 1) <= systemClock.now();
}

const outcomes: Partial<Record<AnyBehaviour, Pick<Authorisation, 'status' | 'decline_code'>>> = {
  challenge: { status: 'challenged', decline_code: '' },
  decline: { status: 'declined', decline_code: 'card_declined' },
  'insufficient-funds': { status: 'declined', decline_code: 'insufficient_funds' },
  expired: { status: 'declined', decline_code: 'card_expired' },
};
const outcomeOf = (behaviour: AnyBehaviour) =>
  outcomes[behaviour] ?? ({ status: 'authorised', decline_code: '' } as const);

function answerOf(row: Authorisation, origin: string) {
  const { reference, brand, last_four: lastFour } = row;
  if (row.status === 'declined' || row.status === 'cancelled')
    return { outcome: 'declined', code: row.decline_code || 'card_declined' };
  if (row.status === 'challenged')
    return {
      outcome: 'challenge',
      providerReference: reference,
      challengeUrl: `${origin}/challenge/${reference}?lng=${row.language}`,
    };
  return { outcome: 'authorised', providerReference: reference, brand, lastFour };
}

function answerMoved(res: Response, moved: Authorisation | undefined): void {
  if (moved) res.json({ status: moved.status });
  else res.status(409).json({ code: 'wrong_status' });
}

const languageOf = (req: Request) =>
  req.query['lng'] === 'fr' || (!req.query['lng'] && req.acceptsLanguages('en', 'fr') === 'fr') ? 'fr' : 'en';

function sendPage(res: Response, framedBy = "'self'", render: (nonce: string) => string): void {
  const nonce = randomBytes(16).toString('base64');
  res
    .set(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; font-src 'self'; frame-ancestors ${framedBy}; base-uri 'none'; form-action 'none'`,
    )
    .set('referrer-policy', 'no-referrer')
    .set('x-content-type-options', 'nosniff')
    .set('cache-control', 'no-store')
    .type('html')
    .send(render(nonce));
}

function hasKey(req: Request, apiKey: string): boolean {
  const [sent, expected] = [Buffer.from(req.get('authorization') ?? ''), Buffer.from(`Bearer ${apiKey}`)];
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}

/** Only a hint: the shop asks by its own key what is true, so a webhook may be late, doubled or lost. */
async function sendWebhook(
  { shopOrigin, webhookSecret }: SandboxOptions,
  { idempotency_key, order_reference, status, submitted_at }: Authorisation,
): Promise<void> {
  const body = JSON.stringify({
    type: submitted_at === '0' ? 'authorisation.changed' : 'debit.changed',
    key: idempotency_key,
    reference: order_reference,
    status,
  });
  const at = String(Math.floor(systemClock.now() / 1_000));
  const signature = createHmac('sha256', webhookSecret).update(`${at}.${body}`).digest('hex');
  await fetch(`${shopOrigin}/hooks/gateway`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-gateway-signature': `t=${at},v1=${signature}` },
    body,
    signal: AbortSignal.timeout(5_000),
  });
}
