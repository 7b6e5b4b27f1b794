import { moneyHistories } from './money-histories.ts';

moneyHistories(10_000);
