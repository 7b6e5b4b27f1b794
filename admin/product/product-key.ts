export const productKey = (itemNumber: string): readonly string[] => ['product', 'detail', itemNumber];
