import { removeSharedShops } from './running-shop.ts';

export default removeSharedShops;
