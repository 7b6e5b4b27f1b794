export const streamOf = (orderId: string) => `order-${orderId}`;
