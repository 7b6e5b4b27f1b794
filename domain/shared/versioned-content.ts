// What a manager writes for readers (pages, blocks, menus, banners, letters) is edited as a draft, published as a
// numbered version, now
// or at a time, withdrawn, and brought back from any former version. One set of rules for every kind (issue 10,
// "Content").
import { changedFields, changesOn } from './changed-fields.ts';
import type { Decider, DomainEvent } from './decider.ts';
import { notFound, refuse } from './domain-error.ts';

type Named<Id extends string> = { readonly [K in Id]: string };

/** The events of one kind: `Thing` begins their types, `Id` names the field that holds the id. */
export type VersionedContentEvent<Thing extends string, Id extends string, Content extends object> =
  /** What changed against the draft, or without one against what is published; everything where there was neither. */
  | DomainEvent<`${Thing}DraftSaved`, Named<Id> & { readonly changed: Partial<Content>; readonly restored?: number }>
  | DomainEvent<`${Thing}DraftDiscarded`, Named<Id>>
  | DomainEvent<`${Thing}PublicationScheduled`, Named<Id> & { readonly publishAt: string }>
  | DomainEvent<`${Thing}PublicationUnscheduled`, Named<Id>>
  | DomainEvent<
      `${Thing}Published`,
      Named<Id> & { readonly version: number; readonly content: Content; readonly publishedAt: string }
    >
  /** Nobody reads it any more: a page is gone, of a letter the shop's original counts again. */
  | DomainEvent<`${Thing}Withdrawn`, Named<Id> & { readonly version: number }>;

export interface VersionedContentState<Content> {
  readonly draft?: Content;
  /** Index of the version that readers see in `versions`, plus 1; 0 when none is. */
  readonly published: number;
  readonly versions: readonly Content[];
  readonly scheduledFor?: string;
}

export type VersionedContentCommand<Content> =
  | { readonly type: 'Create'; readonly id: string; readonly content: Content }
  /** Only the fields that were edited, with the values that were seen. */
  | {
      readonly type: 'ChangeDraft';
      readonly id: string;
      readonly seen: Partial<Content>;
      readonly changed: Partial<Content>;
      /** What readers get where nothing is published, such as a letter's original. */
      readonly original?: Content;
    }
  | { readonly type: 'DiscardDraft'; readonly id: string }
  /** `publishAt` is later than `now`, or absent for at once. */
  | { readonly type: 'Publish'; readonly id: string; readonly now: string; readonly publishAt?: string }
  | { readonly type: 'PublishScheduled'; readonly id: string; readonly now: string; readonly publishAt: string }
  | { readonly type: 'Unschedule'; readonly id: string }
  | { readonly type: 'Withdraw'; readonly id: string }
  | { readonly type: 'Restore'; readonly id: string; readonly version: number }
  /** Published as a file says it: over what was seen, or where nothing is published. A draft is in its way. */
  | {
      readonly type: 'Bring';
      readonly id: string;
      readonly seen?: Partial<Content> | undefined;
      readonly changed: Partial<Content>;
      readonly now: string;
    }
  /** Gone, draft and all; its versions stay on record, and its id may be begun anew. */
  | { readonly type: 'Remove'; readonly id: string }
  /** What a file brought is gone, without a draft of it. */
  | { readonly type: 'TakeAway'; readonly id: string }
  /** Published as it is, without a draft: the demonstration. */
  | { readonly type: 'Save'; readonly id: string; readonly content: Content; readonly now: string };

export function versionedContentDecider<Thing extends string, Id extends string, Content extends object>(
  thing: Thing,
  idField: Id,
): Decider<
  VersionedContentState<Content>,
  VersionedContentCommand<Content>,
  VersionedContentEvent<Thing, Id, Content>
> {
  type Event = VersionedContentEvent<Thing, Id, Content>;
  type State = VersionedContentState<Content>;
  type Command<T> = Extract<VersionedContentCommand<Content>, { readonly type: T }>;
  const event = (id: string, type: string, more: object = {}) =>
    ({ type: `${thing}${type}`, data: { [idField]: id, ...more } }) as unknown as Event;
  const published = (state: State): Content | undefined => state.versions[state.published - 1];
  const publication = (id: string, { versions }: State, content: Content, publishedAt: string) =>
    event(id, 'Published', { version: versions.length + 1, content, publishedAt });

  function create({ id, content }: Command<'Create'>, state: State): Event[] {
    if (state.draft || state.published) return refuse('content_exists', { id });
    return [event(id, 'DraftSaved', { changed: content })];
  }

  function changeDraft({ id, seen, changed: wanted, original }: Command<'ChangeDraft'>, state: State): Event[] {
    notScheduled(state);
    const present = state.draft ?? published(state);
    const base = present ?? original ?? notFound('content_not_found', { id });
    const changed = changesOn(base, seen, wanted);
    if (!changed) return [];
    // The first draft of a letter says all of it: the original may change with a release of the shop.
    return [event(id, 'DraftSaved', { changed: present ? changed : { ...base, ...changed } })];
  }

  function publish({ id, now, publishAt }: Command<'Publish'>, state: State): Event[] {
    notScheduled(state);
    if (!state.draft) return refuse('nothing_to_publish');
    if (publishAt === undefined) return [publication(id, state, state.draft, now)];
    if (publishAt <= now) return refuse('publish_at_past', {}, 'invalid');
    return [event(id, 'PublicationScheduled', { publishAt })];
  }

  function publishScheduled({ id, now, publishAt }: Command<'PublishScheduled'>, state: State): Event[] {
    // Taken back, or put to another time meanwhile: this timer is nobody's any more.
    if (state.scheduledFor !== publishAt || !state.draft) return [];
    return [publication(id, state, state.draft, now)];
  }

  function restore({ id, version }: Command<'Restore'>, state: State): Event[] {
    notScheduled(state);
    const content = state.versions[version - 1] ?? notFound('version_not_found');
    const present = state.draft ?? published(state);
    const changed = present ? changedFields(present, content) : content;
    if (!changed && state.draft) return [];
    return [event(id, 'DraftSaved', { changed: changed ?? {}, restored: version })];
  }

  function remove({ id }: Command<'Remove'>, state: State): Event[] {
    notScheduled(state);
    if (!state.draft && !state.published) return [];
    return [
      ...(state.published ? [event(id, 'Withdrawn', { version: state.published })] : []),
      event(id, 'DraftDiscarded'),
    ];
  }

  function save({ id, content, now }: Command<'Save'>, state: State): Event[] {
    const before = published(state);
    return before && !changedFields(before, content) ? [] : [publication(id, state, content, now)];
  }

  function bring({ id, seen, changed, now }: Command<'Bring'>, state: State): Event[] {
    const before = published(state);
    if (state.draft) return refuse('content_has_draft', { id });
    if (!before)
      return seen ? notFound('content_not_found', { id }) : [publication(id, state, changed as Content, now)];
    if (!seen) return changedFields(before, changed as Content) ? refuse('content_exists', { id }) : [];
    const fields = changesOn(before, seen, changed);
    return fields ? [publication(id, state, { ...before, ...fields }, now)] : [];
  }

  return {
    initialState: { published: 0, versions: [] },

    decide(command, state) {
      const { id } = command;
      switch (command.type) {
        case 'Create':
          return create(command, state);
        case 'ChangeDraft':
          return changeDraft(command, state);
        case 'DiscardDraft':
          notScheduled(state);
          return state.draft ? [event(id, 'DraftDiscarded')] : [];
        case 'Publish':
          return publish(command, state);
        case 'PublishScheduled':
          return publishScheduled(command, state);
        case 'Unschedule':
          return state.scheduledFor ? [event(id, 'PublicationUnscheduled')] : [];
        case 'Withdraw':
          if (!state.published) return refuse('content_not_published');
          return [event(id, 'Withdrawn', { version: state.published })];
        case 'Restore':
          return restore(command, state);
        case 'Save':
          return save(command, state);
        case 'Bring':
          return bring(command, state);
        case 'Remove':
          return remove(command, state);
        case 'TakeAway':
          if (state.draft) return refuse('content_has_draft', { id });
          // Withdrawn, it would lie as a draft.
          return remove({ type: 'Remove', id }, state);
      }
    },

    evolve(state, { type, data }) {
      const { draft, scheduledFor, ...withoutDraft } = state;
      switch (type.slice(thing.length)) {
        case 'DraftSaved': {
          const { changed } = data as { changed: Partial<Content> };
          return { ...withoutDraft, draft: { ...(draft ?? published(state)), ...changed } as Content };
        }
        case 'DraftDiscarded':
          return withoutDraft;
        case 'PublicationScheduled':
          return { ...state, scheduledFor: (data as { publishAt: string }).publishAt };
        case 'PublicationUnscheduled':
          return { ...withoutDraft, ...(draft ? { draft } : {}) };
        case 'Published': {
          const { content, version } = data as { content: Content; version: number };
          return { published: version, versions: [...state.versions, content] };
        }
        case 'Withdrawn': {
          // What readers saw stays at hand, to be edited and published again.
          const rest = draft ?? published(state);
          return {
            ...withoutDraft,
            published: 0,
            ...(rest ? { draft: rest } : {}),
            ...(scheduledFor ? { scheduledFor } : {}),
          };
        }
        default:
          return state;
      }
    },
  };
}

/** What waits for its hour goes out as it was when somebody looked at it last. */
function notScheduled({ scheduledFor }: VersionedContentState<unknown>): void {
  if (scheduledFor) refuse('content_scheduled', { at: scheduledFor });
}
