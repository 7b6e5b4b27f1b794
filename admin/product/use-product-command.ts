import { useCommand } from '#admin/lib/use-command.ts';
import { productKey } from './product-key.ts';

/** Shows the product anew after a command. */
export const useProductCommand = (itemNumber: string) => useCommand(productKey(itemNumber));
