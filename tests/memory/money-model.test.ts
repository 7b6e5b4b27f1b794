import { moneyHistories } from './money-histories.ts';

moneyHistories(40);
