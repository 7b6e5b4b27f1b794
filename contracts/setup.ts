// The first hour: what a dealer sets up before the shop opens, each step on the ordinary screen of that thing.
import { z } from 'zod';
import { backOffice, defineOperations, staffWith } from './operation.ts';
import { done, none } from './shared.ts';

export const setupSteps = [
  'company',
  'currency',
  'warehouse',
  'tax',
  'shipping',
  'payment',
  'visitors',
  'mail',
  'catalogue',
  'stock',
  'page',
  'staff',
] as const;
export type SetupStep = (typeof setupSteps)[number];

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
});
