// Plays the past of the demonstration day by day: the stories of a day beside each other, then what they led to.
import pLimit from 'p-limit';
import { DAY, midnight } from '#demo/history/days.ts';
import type { Memory, Stage, Step, Story } from '#demo/history/stage.ts';
import { DomainError } from '#domain/shared/domain-error.ts';
import type { Log } from '#platform/kernel/runtime/log.ts';
import { Refusal } from '#platform/kernel/failure/refusal.ts';
import type { Application } from '../application.ts';
import { actorOf, type StoryProgress } from './actors.ts';
import { createEffectsOfThePast, type EffectsOfThePast } from './effects-of-the-past.ts';
import { at } from './moved-clock.ts';

/** How far it is told: with it a telling that was broken off goes on. */
export interface HistoryRecord {
  /** Until when it is told, in milliseconds since 1970. */
  readonly until: number;
  /** Midnight of the next day to play. */
  readonly day: number;
  readonly memories: Readonly<Record<string, Memory>>;
  /** Stories that ended before their time, with the code of the refusal. */
  readonly refused: Readonly<Record<string, string>>;
  readonly effects: ReturnType<EffectsOfThePast['record']>;
}

interface Telling {
  readonly application: Application;
  readonly stories: readonly Story[];
  readonly props: Omit<Stage, 'as'>;
  readonly log: Log;
  /** Ends it after the day that is played. */
  readonly signal: AbortSignal;
  /** Is called after each day. */
  readonly onDay: (record: HistoryRecord) => void;
}

interface Scene {
  readonly story: string;
  readonly name: string;
  readonly step: Step;
}

/** More stories of one day beside each other than that keep two processors no busier. */
const AT_ONCE = 6;

export async function tellHistory(
  { application, stories, props, log, signal, onDay }: Telling,
  from: HistoryRecord,
): Promise<HistoryRecord> {
  const { until } = from;
  const memories = new Map(Object.entries(from.memories));
  const refused = new Map(Object.entries(from.refused));
  const progressByStory = new Map<string, StoryProgress>();
  const effects = createEffectsOfThePast(application, log, from.effects);
  const days = scenesByDay(stories, from);
  const limit = pLimit(AT_ONCE);

  async function play({ story, name, step }: Scene): Promise<void> {
    if (refused.has(story)) return;
    const position = progressByStory.get(story) ?? { position: undefined };
    progressByStory.set(story, position);
    const memory = memories.get(story) ?? {};
    memories.set(story, memory);
    const stage: Stage = { as: (who) => actorOf(application.dispatcher, who, name, position), ...props };
    try {
      await at(step.at, () => step.play(stage, memory));
    } catch (error) {
      if (!(error instanceof DomainError) && !(error instanceof Refusal)) throw error;
      refused.set(story, error.code);
      log.info({ story, step: name, code: error.code, params: (error as DomainError).params }, 'a story ends here');
    }
  }

  let record = from;
  for (const [day, ofDay] of [...days].sort(([a], [b]) => a - b)) {
    if (signal.aborted) return record;
    await Promise.all(
      [...ofDay.values()].map((scenes) =>
        limit(async () => {
          for (const scene of scenes) await play(scene);
        }),
      ),
    );
    await effects.doneBy(Math.min(day + DAY, until));
    record = {
      until,
      day: day + DAY,
      memories: Object.fromEntries(memories),
      refused: Object.fromEntries(refused),
      effects: effects.record(),
    };
    onDay(record);
  }
  return record;
}

/** By day, and in it by story. */
function scenesByDay(stories: readonly Story[], { until, day: first }: HistoryRecord) {
  const days = new Map<number, Map<string, Scene[]>>();
  for (const { id, steps } of stories)
    for (const [n, step] of steps.entries()) {
      if (step.at < first || step.at > until) continue;
      const day = midnight(step.at);
      const ofDay = days.get(day) ?? new Map<string, Scene[]>();
      days.set(day, ofDay);
      ofDay.set(id, [...(ofDay.get(id) ?? []), { story: id, name: `${id} ${n}`, step }]);
    }
  for (const ofDay of days.values()) for (const scenes of ofDay.values()) scenes.sort((a, b) => a.step.at - b.step.at);
  return days;
}
