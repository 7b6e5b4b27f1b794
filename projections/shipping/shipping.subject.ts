import type { SubjectDefinition } from '#projections/shared/subject.ts';

/** Zones, carriers and methods of shipping: one history, since they name each other. */
export const shippingSubject: SubjectDefinition = { kind: 'shipping', streams: async () => ['shipping-shop'] };
export const warehouseSubject: SubjectDefinition = { kind: 'warehouse', streams: async () => ['warehouse-shop'] };
export const calendarSubject: SubjectDefinition = { kind: 'calendar', streams: async () => ['calendar-shop'] };
