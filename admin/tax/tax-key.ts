export const TAX_KEY = ['tax', 'list'];
