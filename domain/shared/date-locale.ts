/** Day, month, year and a clock of 24 hours in both languages: "20 Nov 2026, 16:00", "20 nov. 2026, 16 h 00". */
export const dateLocale = (language: string): string => (language === 'fr' ? 'fr-CA' : 'en-GB');
