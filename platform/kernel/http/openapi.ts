// The OpenAPI 3.1 document, made from the same entries that the server runs.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import { api } from '#contracts/api.ts';
import { errorAnswer } from '#contracts/shared/error.ts';
import { isForStaff, type Access, type Operation } from '#contracts/shared/operation.ts';

type Schema = Record<string, unknown>;

/** A schema that refers to itself has definitions of its own; in a document they stand among the components. */
function schemaOf(type: z.ZodType, io: 'input' | 'output', name: string, components: Schema): Schema {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any', reused: 'inline' }) as Schema;
  const prefix = `${name.replace(/\W+/g, '_')}_`;
  const placed = JSON.parse(
    JSON.stringify(schema).replaceAll('"#/$defs/', `"#/components/schemas/${prefix}`),
  ) as Schema;
  const { $defs = {}, ...rest } = placed;
  for (const [key, definition] of Object.entries($defs as Schema)) components[`${prefix}${key}`] = definition;
  return rest;
}

/** Made piece by piece: whoever asks meanwhile is answered. */
export async function openApiDocument(origin: string): Promise<object> {
  const schemas: Schema = {};
  schemas['Error'] = schemaOf(errorAnswer, 'output', 'Error', schemas);
  const paths: Record<string, object> = {};
  for (const [route, operation] of Object.entries<Operation>(api)) {
    if (operation.access === 'internal') continue;
    paths[`/api/${route}`] = { [isRead(operation) ? 'get' : 'post']: describe(route, operation, schemas) };
    await nextTurn();
  }
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
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'mw_shop' },
        desk: { type: 'apiKey', in: 'cookie', name: 'mw_desk' },
      },
      schemas,
    },
  };
}

const isRead = ({ via }: Pick<Operation, 'via'>) => via === 'get' || via === 'getfile';

const nameOf = (access: Access): string => {
  if (typeof access === 'string') return access;
  if (!isForStaff(access)) return access.join(', ');
  const { staff } = access;
  if (staff === 'every') return 'staff';
  if (staff === 'any') return 'staff with any right';
  return `staff with the right ${typeof staff === 'string' ? staff : staff.join(' or ')}`;
};

function describe(
  route: string,
  { summary, input, output, via, access, kind, file }: Operation,
  components: Schema,
): Schema {
  const [group = ''] = route.split('/', 1);
  const shape = schemaOf(input, 'input', `${route} request`, components);
  return {
    operationId: route.replace(/[{}]/g, ''),
    tags: [group.toLowerCase()],
    summary,
    description: `${kind === 'command' ? 'Command' : 'Query'}. Access: ${nameOf(access)}.`,
    ...(access === 'anyone' ? {} : { security: [{ [route.startsWith('admin/') ? 'desk' : 'session']: [] }] }),
    ...(isRead({ via })
      ? { parameters: parametersOf(route, shape) }
      : { requestBody: { required: true, content: { 'application/json': { schema: shape } } } }),
    responses: {
      200: file
        ? { description: 'A file', content: { [file]: { schema: { type: 'string', format: 'binary' } } } }
        : {
            description: 'The answer',
            content: { 'application/json': { schema: schemaOf(output, 'output', route, components) } },
          },
      default: {
        description: 'Refused or failed',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
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
