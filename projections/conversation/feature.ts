import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import { personalRows } from '#projections/shared/personal-data.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { cannedReplies } from './canned-replies.ts';
import { conversationMessages } from './conversation-messages.ts';
import { accountMessageWork, orderMessageWork } from './conversation-work.ts';
import { cannedReplyDescriptions, conversationDescriptions } from './conversation.descriptions.ts';
import { conversationFunctions } from './conversation.functions.ts';
import { cannedReplyQueries, conversationQueries } from './conversation.queries.ts';

export const feature = {
  needs: ['account', 'contact', 'order', 'quote', 'staff', 'store', 'work'],
  mirrored: readModelList(cannedReplies),
  readModels: readModelList(conversationMessages),
  descriptions: [cannedReplyDescriptions, conversationDescriptions],
  workKinds: [accountMessageWork, orderMessageWork],
  queries: (read: ReadSide) => ({ ...cannedReplyQueries(read), ...conversationQueries(read) }),
  functions: (read: ReadSide) => ({ conversation: conversationFunctions(read) }),
  personalData: [
    personalRows('messages', conversationMessages, ({ about, number, by, person_id, posted_at, text }) => ({
      ...{ about, number, text, at: posted_at, from: by === person_id ? 'you' : 'shop' },
    })),
  ],
} satisfies ProjectionFeature;
