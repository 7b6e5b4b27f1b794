import { api } from '#contracts/api.ts';
import type { Operation } from '#contracts/shared/operation.ts';
import { openApiDocument } from './openapi.ts';

const document = (await openApiDocument('http://localhost')) as {
  paths: Record<string, object>;
  components: { schemas: Record<string, unknown> };
};

it('describes every operation that is on the wire, and none that is internal', () => {
  const routes = Object.entries<Operation>(api)
    .filter(([, operation]) => operation.access !== 'internal')
    .map(([route]) => `/api/${route}`);
  expect(Object.keys(document.paths).sort()).toEqual(routes.sort());
});

it('refers only to schemas that it has', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1]!);
  expect(references.length).toBeGreaterThan(0);
  for (const reference of references) {
    expect(reference).toMatch(/^#\/components\/schemas\//);
    expect(document.components.schemas).toHaveProperty([reference.replace('#/components/schemas/', '')]);
  }
});
