// The OpenAPI 3.1 document, made from the same entries that the server runs.
import { z } from 'zod';
import { api } from '#contracts/api.ts';
import { errorAnswer } from '#contracts/error.ts';
import type { Operation } from '#contracts/operation.ts';

type Schema = Record<string, unknown>;

const schemaOf = (type: z.ZodType, io: 'input' | 'output'): Schema => {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any', reused: 'inline' }) as Schema;
  return schema;
};

export function openApiDocument(origin: string): object {
  const paths = Object.entries<Operation>(api)
    .filter(([, operation]) => operation.access !== 'internal')
    .map(([route, operation]) => [`/api/${route}`, { [operation.via === 'get' ? 'get' : 'post']: describe(route, operation) }]);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Millwright',
      version: '1',
      description:
        'Every operation of the shop. Each is also reached through the five calls: reads by GET /api/get?route=…, writes by POST /api/post with { path, data }. ' +
        'Amounts are integer minor units. Send X-Millwright-Command-Id (a UUID) with a write: a repeat with the same id takes effect once and gets the first answer.',
    },
    servers: [{ url: origin }],
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'mw_shop' }, desk: { type: 'apiKey', in: 'cookie', name: 'mw_desk' } },
      schemas: { Error: schemaOf(errorAnswer, 'output') },
    },
  };
}

function describe(route: string, { summary, input, output, via, access, kind }: Operation): Schema {
  const shape = schemaOf(input, 'input');
  return {
    operationId: route.replace(/[{}]/g, ''),
    tags: [route.split('/')[0]!.toLowerCase()],
    summary,
    description: `${kind === 'command' ? 'Command' : 'Query'}. Access: ${access === 'anyone' ? 'anyone' : (access as readonly string[]).join(', ')}.`,
    ...(access === 'anyone' ? {} : { security: [{ [route.startsWith('admin/') ? 'desk' : 'session']: [] }] }),
    ...(via === 'get' ? { parameters: parametersOf(route, shape) } : { requestBody: { required: true, content: { 'application/json': { schema: shape } } } }),
    responses: {
      200: { description: 'The answer', content: { 'application/json': { schema: schemaOf(output, 'output') } } },
      default: { description: 'Refused or failed', content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
    },
  };
}

function parametersOf(route: string, shape: Schema): Schema[] {
  const required = new Set((shape['required'] as string[] | undefined) ?? []);
  return Object.entries((shape['properties'] as Record<string, Schema> | undefined) ?? {}).map(([name, schema]) => {
    const inPath = route.includes(`{${name}}`);
    return { name, in: inPath ? 'path' : 'query', required: inPath || required.has(name), schema };
  });
}
