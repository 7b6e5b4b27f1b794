/** Names the mark of a document whose content security policy admits a tag manager. */
export const TAGS_ADMITTED = 'tags-admitted';
