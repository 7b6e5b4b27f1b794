// Files of tests share a process: each begins with what one says of itself that no shop has told anything,
// and leaves no global of its own to a module that is loaded after it.
import { readHomeCountryFrom } from '#platform/kernel/texts/texts.ts';
import { readTimeZoneFrom } from '#platform/shop/shop-calendar.ts';

readTimeZoneFrom(() => 'UTC');
readHomeCountryFrom(() => '');
afterEach(() => void vi.unstubAllGlobals());
