/** The first twelve digits of a revision's hash in groups of four: enough to tell two revisions apart by eye. */
export const shortFingerprint = (hash: string): string => hash.slice(0, 12).replace(/(.{4})(?=.)/g, '$1 ');
