import type { SubjectDefinition } from '#projections/shared/event-words/subject.ts';

export const cartSubject: SubjectDefinition = { kind: 'cart', by: 'order', readModels: ['cart'] };
