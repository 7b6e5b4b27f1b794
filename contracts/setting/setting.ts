// Store settings in the back office (spec 6): what they are, and changing one.
import { z } from 'zod';
import { isPaymentMethod } from '../payment/method/payment-methods.ts';
import { backOffice, defineOperations, staffWith } from '../shared/operation.ts';
import { definitionOf, listed, settingGroups, settingNames, settingOfItsType } from './setting-definitions.ts';
import { done, none, text } from '../shared/shared.ts';

const name = z.enum(settingNames, 'setting_unknown');

export const settingOperations = defineOperations({
  'admin/setting/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'Every store setting with its value, and the one that counts where nobody set it',
    input: none,
    output: z.object({
      settings: z.array(
        z.object({ name, group: z.enum(settingGroups), value: z.string(), default: z.string(), isSet: z.boolean() }),
      ),
    }),
  },
  'admin/setting/change': {
    via: 'post',
    kind: 'command',
    access: staffWith('setting'),
    summary: 'Changes a store setting from the value that was seen to another',
    input: z
      .strictObject({
        name,
        from: text(1_000).meta({
          description: 'The value that was seen. Another by now is refused: nobody undoes what they have not seen',
        }),
        to: text(1_000).meta({ examples: ['0'] }),
      })
      .superRefine(({ name: setting, to }, context) => settingOfItsType({ name: setting, value: to }, context, 'to'))
      .refine(
        ({ name: setting, to }) => definitionOf(setting).type.kind !== 'methods' || listed(to).every(isPaymentMethod),
        { path: ['to'], message: 'setting_invalid' },
      ),
    output: done,
  },
});
