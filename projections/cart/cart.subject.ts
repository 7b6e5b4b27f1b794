import type { SubjectDefinition } from '#platform/history/subject.ts';

export const cartSubject: SubjectDefinition = { kind: 'cart', by: 'order', readModels: ['cart'] };
