/** A cart, or so many of an item. */
type Sent = { readonly OrderId: string } | { readonly ProductId: string; readonly Qty: number };

export interface ShippingCalculatorProps {
  readonly sent: Sent;
  /** Tells one state of what is sent from another: what was found for the one is not true of the other. */
  readonly of: string;
}
