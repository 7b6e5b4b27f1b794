/** Keeps the order that a guest has found until the page is left. */
export const foundOrderKey = ['found-order'] as const;
