// Kinds of versioned content. A kind is one line here.
export const contentKinds = [
  { kind: 'article', thing: 'Article', idField: 'articleId' },
  { kind: 'banner', thing: 'Banner', idField: 'bannerId' },
  { kind: 'document', thing: 'Document', idField: 'documentId' },
  { kind: 'letter', thing: 'Letter', idField: 'letterId' },
  { kind: 'menu', thing: 'Menu', idField: 'menuId' },
  { kind: 'page', thing: 'Page', idField: 'pageId' },
  { kind: 'static-content', thing: 'StaticContent', idField: 'contentBlockId' },
] as const;
export type ContentKind = (typeof contentKinds)[number]['kind'];

export const contentKey = (kind: ContentKind, id: string): string => `${kind}:${id}`;
