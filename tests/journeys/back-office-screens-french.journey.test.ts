import { openEveryScreen } from './back-office-screens.ts';

openEveryScreen('fr');
