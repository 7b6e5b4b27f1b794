// The first hour: what a dealer sets up before the shop opens, each step on the ordinary screen of that thing.
import { z } from 'zod';
import { backOffice, defineOperations, staffWith } from '../shared/operation.ts';
import { done, none } from '../shared/shared.ts';

export const setupSteps = [
  'company',
  'currency',
  'timezone',
  'warehouse',
  'tax',
  'shipping',
  'calendar',
  'payment',
  'visitors',
  'mail',
  'letters',
  'address',
  'catalogue',
  'stock',
  'page',
  'staff',
] as const;
export type SetupStep = (typeof setupSteps)[number];

/** What a step that is tried can run into: keys of sentences in locales/<language>/admin-setup.json. */
export const TRIAL_PROBLEMS = [
  'none',
  'mailbox',
  'mail-refused',
  'mail-unreachable',
  'local',
  'plain',
  'certificate',
  'unreachable',
  'other',
  'no-provider',
  'provider-refused',
  'provider-unreachable',
  'moves-no-money',
] as const;
export type TrialProblem = (typeof TRIAL_PROBLEMS)[number];

const trial = z.object({
  problem: z.enum(TRIAL_PROBLEMS),
  tried: z.string().meta({ description: 'The address that was asked, or that the letter went to' }),
});

/** Pages that readers expect of any shop, and that a dealer writes the particulars of. */
export const STARTER_PAGES = ['contact', 'terms-of-sale', 'privacy', 'returns'] as const;

export const setupOperations = defineOperations({
  'admin/setup/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'The steps of setting the shop up, and whether it is open',
    input: none,
    output: z.object({
      isOpen: z.boolean(),
      steps: z.array(
        z.object({
          step: z.enum(setupSteps),
          status: z.enum(['done', 'open', 'later']).meta({ description: '`later`: put off by somebody' }),
          needed: z.boolean().meta({ description: 'Without it nobody can place an order' }),
        }),
      ),
    }),
  },
  'admin/setup/postpone': {
    via: 'post',
    kind: 'command',
    access: staffWith('setting'),
    summary: 'Puts a step off, or takes it up again',
    input: z.strictObject({ step: z.enum(setupSteps, 'setup_step_unknown'), later: z.boolean() }),
    output: done,
  },
  'admin/setup/tryaddress': {
    via: 'post',
    kind: 'command',
    access: staffWith('setting'),
    perMinute: 10,
    summary: 'Asks the shop at its own public address, as a browser would; the step is done where it answers by TLS',
    input: none,
    output: trial,
  },
  'admin/setup/tryletter': {
    via: 'post',
    kind: 'command',
    access: staffWith('setting'),
    perMinute: 10,
    summary: 'Sends whoever asks a letter by the mail server; the step is done where the server takes it',
    input: none,
    output: trial,
  },
  'admin/setup/trypayment': {
    via: 'post',
    kind: 'command',
    access: staffWith('setting'),
    perMinute: 10,
    summary: 'Asks every payment provider of the shop whether it answers and takes the shop’s keys; no money moves',
    input: none,
    output: trial,
  },
  'admin/setup/draftpages': {
    via: 'post',
    kind: 'command',
    access: staffWith('content'),
    summary: 'Writes drafts of the pages that readers expect of any shop; those that are there are left alone',
    input: none,
    output: z.object({ drafted: z.array(z.string()) }),
  },
});
