export const CartPanel = () => null;
