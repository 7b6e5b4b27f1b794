import type { SubjectDefinition } from '#projections/shared/subject.ts';

export const cartSubject: SubjectDefinition = { kind: 'cart', by: 'order', readModels: ['cart', 'line_note'] };
