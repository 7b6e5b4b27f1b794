/** Where the order that a guest has found is kept until the page is left. */
export const foundOrderKey = ['found-order'] as const;
