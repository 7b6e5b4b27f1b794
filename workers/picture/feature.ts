import type { Policy } from '#platform/kernel/queue/policy.ts';
import { makeSizesWhenPictureUploaded } from './make-sizes-when-picture-uploaded.policy.ts';

export const feature = { policies: [makeSizesWhenPictureUploaded] } satisfies { readonly policies: readonly Policy[] };
