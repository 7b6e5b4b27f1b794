// What a manager writes for readers: one set of operations for pages, blocks, menus, banners and letters (issue 10,
// "Content").
import { z } from 'zod';
import { backOffice, defineOperations, staffWith } from './operation.ts';
import { done, listParameters, moment } from './shared.ts';

/**
 * `published` readers see it; `changed` they do, and there is a newer draft; `scheduled` its draft goes out at a time;
 * `draft` nobody
 * sees it yet, or any more; `original` a letter in the words that come with the shop.
 */
export const contentStatuses = ['draft', 'scheduled', 'published', 'changed', 'original'] as const;
export type ContentStatus = (typeof contentStatuses)[number];

const status = z.enum(contentStatuses);
const version = z.int().min(1).max(100_000);

/** One row of a list. */
const row = z.object({
  id: z.string(),
  /** What people call it, in the reader's language; its id where it has no title. */
  name: z.string(),
  status,
  /** Number of the version that readers see; 0 where they see none. */
  version: z.int(),
  /** ISO; empty where nothing waits. */
  scheduledFor: z.string(),
  changedAt: z.string(),
  /** Name of whoever changed it last. */
  changedBy: z.string(),
});
export type ContentRow = z.output<typeof row>;

/** At least one field, and of each the value that was seen. */
const isChange = ({ seen, changed }: { readonly seen: object; readonly changed: object }) =>
  Object.keys(changed).length > 0 && Object.keys(changed).every((field) => field in seen);

const operationsOf = <C extends z.ZodObject>(
  what: string,
  id: z.ZodType<string, string>,
  content: C,
  example: z.input<C>,
) => {
  const [field = '', value] = Object.entries(example)[0] ?? [];
  const some = () => content.partial().meta({ examples: [{ [field]: value }] });
  const it = z.strictObject({ id });
  const query = { kind: 'query', access: backOffice, discloses: 'nobody' } as const;
  const command = { via: 'post', kind: 'command', access: staffWith('content'), output: done } as const;
  return defineOperations({
    list: {
      ...query,
      via: 'get',
      summary: `Lists every ${what}, with what readers see of it`,
      input: z.strictObject({ ...listParameters(['id', 'changedAt'], 'ASC'), status: status.optional() }),
      output: z.object({ total: z.int(), rows: z.array(row) }),
    },
    detail: {
      ...query,
      via: 'get',
      summary: `A ${what} as it is edited, and its versions`,
      input: it,
      output: row.extend({
        /** The draft; without one what is published. */
        content,
        hasDraft: z.boolean(),
        versions: z.array(z.object({ version, publishedAt: z.string(), publishedBy: z.string() })),
      }),
    },
    version: {
      ...query,
      via: 'get',
      summary: `A former version of a ${what}`,
      input: z.strictObject({ id, version: z.coerce.number().int().min(1).max(100_000) }),
      output: z.object({ version, content, publishedAt: z.string(), publishedBy: z.string() }),
    },
    create: {
      ...command,
      summary: `Begins a ${what}, as a draft`,
      input: z.strictObject({ id, content: content.meta({ examples: [example] }) }),
    },
    change: {
      ...command,
      summary: `Changes the draft of a ${what}: only the fields that were edited, with the values that were seen`,
      input: z.strictObject({ id, seen: some(), changed: some() }).refine(isChange, 'invalid_value'),
    },
    discard: { ...command, summary: `Throws the draft of a ${what} away`, input: it },
    publish: {
      ...command,
      summary: `Publishes the draft of a ${what}, at once or at a time to come`,
      input: z.strictObject({ id, publishAt: moment.optional() }),
    },
    unschedule: { ...command, summary: `Takes back that a ${what} is published at a time`, input: it },
    withdraw: { ...command, summary: `Takes a ${what} away from its readers`, input: it },
    remove: {
      ...command,
      summary: `Takes a ${what} away, its draft too; its versions stay on record`,
      input: it,
    },
    restore: {
      ...command,
      summary: `Makes a former version of a ${what} its draft`,
      input: z.strictObject({ id, version }),
    },
  });
};

type OperationsOf<C extends z.ZodObject> = ReturnType<typeof operationsOf<C>>;
/** `admin/page/list`, `admin/page/change` and so on. */
export type ContentOperations<K extends string, C extends z.ZodObject> = {
  readonly [N in keyof OperationsOf<C> & string as `admin/${K}/${N}`]: OperationsOf<C>[N];
};

/** `what` is the kind in words, for summaries; `example` is one that could be saved, its first field one that could be changed. */
export const contentOperations = <const K extends string, C extends z.ZodObject>(
  kind: K,
  what: string,
  id: z.ZodType<string, string>,
  content: C,
  example: z.input<C>,
): ContentOperations<K, C> =>
  Object.fromEntries(
    Object.entries(operationsOf(what, id, content, example)).map(([name, operation]) => [
      `admin/${kind}/${name}`,
      operation,
    ]),
  ) as unknown as ContentOperations<K, C>;
