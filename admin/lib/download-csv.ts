import { downloadCSV } from 'react-admin';

/** A byte order mark tells spreadsheets that the file is UTF-8. */
export const downloadCsv = (text: string, name: string): void => downloadCSV(`\ufeff${text}`, name);
