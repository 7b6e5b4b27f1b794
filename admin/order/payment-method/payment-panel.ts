import type { ComponentType } from 'react';
import type { OrderDetail } from '../order.reader.ts';

/** A panel renders what identifies one payment to staff, within a line of text. */
export type PaymentPanel = ComponentType<{ readonly payment: OrderDetail['Payments'][number] }>;

/** By method. A payment by a method that is no longer offered is shown by its own text. */
export type PaymentPanels = Readonly<Record<string, PaymentPanel>>;
