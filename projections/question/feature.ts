import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import { personalRows } from '#projections/shared/personal-data.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { questionWork } from './question-work.ts';
import { questionDescriptions } from './question.descriptions.ts';
import { questionFunctions, questionQueries } from './question.queries.ts';
import { questionSubject } from './question.subject.ts';
import { productQuestions, questions } from './questions.ts';

export const feature = {
  needs: ['product', 'setting'],
  mirrored: readModelList(productQuestions),
  readModels: readModelList(questions),
  descriptions: [questionDescriptions],
  subjects: [questionSubject],
  workKinds: [questionWork],
  queries: (read: ReadSide) => questionQueries(read),
  functions: (read: ReadSide) => ({ question: questionFunctions(read) }),
  personalData: [
    personalRows('questions', questions, ({ item_number, text, name, email, language, status, asked_at, answers }) => ({
      ...{ productId: item_number, text, name, email, language, status, askedAt: asked_at },
      answers: answers.map(({ text: answer, at }) => ({ text: answer, at })),
    })),
  ],
} satisfies ProjectionFeature;
