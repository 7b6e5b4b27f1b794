import { removeSharedShop } from './running-shop.ts';

export default removeSharedShop;
