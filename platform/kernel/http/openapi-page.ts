// A page that shows the OpenAPI document: every operation with what it takes and answers, searchable with the browser's
// own search.
import { needed } from '#domain/shared/needed.ts';

type Json = Record<string, unknown>;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const texts = {
  en: { title: 'API', intro: 'OpenAPI document', takes: 'Takes', answers: 'Answers', operations: 'operations' },
  fr: { title: 'API', intro: 'Document OpenAPI', takes: 'Reçoit', answers: 'Répond', operations: 'opérations' },
} as const;

const style = `
  :root { font: 14px/20px "IBM Plex Sans", system-ui, sans-serif; color: #16212b; background: #f3f5f6; color-scheme: light; }
  body { max-width: 1040px; margin: 0 auto; padding: 24px 16px 64px; } h1 { font-size: 26px; margin: 0 0 8px; } h2 { font-size: 13px; text-transform: uppercase; letter-spacing: .04em; border-bottom: 3px solid #16212b; padding-bottom: 4px; margin: 32px 0 0; }
  details { background: #fff; border: 1px solid #d3dae1; border-top: 0; } summary { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; padding: 10px 12px; cursor: pointer; min-height: 24px; }
  summary:focus-visible, a:focus-visible { outline: 2px solid #0b4f94; outline-offset: -2px; } code, pre { font: 500 13px/18px "IBM Plex Mono", ui-monospace, monospace; } .verb { min-width: 40px; font-weight: 700; text-transform: uppercase; font-size: 12px; color: #0b4f94; } .post { color: #c2410c; }
  .about { color: #51606d; flex: 1 1 260px; } pre { overflow: auto; background: #f3f5f6; margin: 4px 0 12px; padding: 10px; border: 1px solid #d3dae1; } .body { padding: 0 12px 4px; } a { color: #0b4f94; } h3 { font-size: 13px; margin: 8px 0 0; }`;

/** The logo's slanted block. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath fill='%23c2410c' d='M3 1h10l-3 14H3z'/%3E%3C/svg%3E";

export function openApiPage(document: object, language: 'en' | 'fr', nonce: string): string {
  const t = texts[language];
  const { info, paths } = document as {
    info: { title: string; description: string };
    paths: Record<string, Record<string, Json>>;
  };
  const operations = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({ path, verb, operation })),
  );
  const groups = groupBy(operations);
  const sections = [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([group, entries]) =>
        `<section><h2>${escape(group)}</h2>${entries.map((entry) => operationHtml(entry, t)).join('')}</section>`,
    );
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="${ICON}"><title>${escape(info.title)} ${t.title}</title><style nonce="${nonce}">${style}</style></head>
<body><main><h1>${escape(info.title)} ${t.title}</h1><p lang="en">${escape(info.description)}</p><p>${operations.length} ${t.operations} · <a href="/api/openapi.json">${t.intro}</a></p>${sections.join('')}</main></body></html>`;
}

interface Entry {
  readonly path: string;
  readonly verb: string;
  readonly operation: Json;
}

const groupOf = ({ operation }: Entry) => needed((operation['tags'] as string[])[0], 'tag of the operation');

function groupBy(entries: readonly Entry[]): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) groups.set(groupOf(entry), [...(groups.get(groupOf(entry)) ?? []), entry]);
  return groups;
}

function operationHtml({ path, verb, operation }: Entry, t: (typeof texts)['en' | 'fr']): string {
  const body = operation['requestBody'] as { content: Record<string, { schema: Json }> } | undefined;
  const takes = body?.content['application/json']?.schema ?? operation['parameters'];
  const answers = (operation['responses'] as Record<string, { content: Record<string, { schema: Json }> }>)['200']
    ?.content['application/json']?.schema;
  const json = (value: unknown) => `<pre tabindex="0">${escape(JSON.stringify(value ?? {}, null, 2))}</pre>`;
  return `<details><summary><span class="verb ${verb}">${verb}</span><code>${escape(path)}</code><span class="about" lang="en">${escape(String(operation['summary']))}</span></summary>
<div class="body"><p lang="en">${escape(String(operation['description']))}</p><h3>${t.takes}</h3>${json(takes)}<h3>${t.answers}</h3>${json(answers)}</div></details>`;
}
