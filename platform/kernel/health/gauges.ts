// Gauges are read when they are asked for, rather than counted as things happen. Checks give the values; whatever could
// not be told is left out.
interface Gauge {
  readonly help: string;
  readonly labels?: readonly string[];
}

const defined = <const T extends Readonly<Record<string, Gauge>>>(gauges: T) => gauges;

export const gauges = defined({
  millwright_health_status: {
    help: 'Of this process: 1 for the status that it has, 0 for the others.',
    labels: ['status'],
  },
  millwright_health_check: { help: 'Whether a check of this process is as it should be: 1, or 0.', labels: ['check'] },
  millwright_postgres_connections: {
    help: 'Connections of this process to PostgreSQL, by state (idle, used).',
    labels: ['state'],
  },
  millwright_postgres_connections_max: { help: 'Connections that this process may have at most.' },
  millwright_postgres_waiting: { help: 'Statements that wait for a connection.' },
  millwright_event_store_head_position: { help: 'Position of the last event in the store.' },
  millwright_projector_position: { help: 'Position up to which the read models are made.' },
  millwright_projector_lag_events: { help: 'Events in the store that are not projected yet; counted up to 5000.' },
  millwright_projector_lag_seconds: { help: 'Age of the first event that is not projected yet; 0 when there is none.' },
  millwright_projector_leader_beat_age_seconds: { help: 'Since the leading projector last said that it works.' },
  millwright_projector_leader_seconds: { help: 'For how long the present projector has led.' },
  millwright_projections: { help: 'Projections, by status (live, building, faulted).', labels: ['status'] },
  millwright_faults: {
    help: 'What stands still until somebody acts: 1 for each read model or other thing that reported a fault.',
    labels: ['name'],
  },
  millwright_copies_position: {
    help: 'Position up to which this process has copied the read models that it keeps in memory.',
  },
  millwright_copies_lag_seconds: {
    help: 'Age of the first event that the copies in memory lack; 0 when there is none.',
  },
  millwright_effects: {
    help: 'Effects by kind (step, notification) and state: due, running, retrying, stuck (retried for 10 minutes), failed, ambiguous.',
    labels: ['kind', 'state'],
  },
  millwright_effects_need_person: {
    help: 'Effects that staff must look at: stuck, failed or ambiguous.',
    labels: ['kind'],
  },
  millwright_effect_oldest_due_seconds: {
    help: 'Since the oldest effect that waits was due; 0 when none is.',
    labels: ['kind'],
  },
  millwright_queue_jobs: {
    help: 'Jobs in the queue, by kind and state (waiting, active, delayed).',
    labels: ['kind', 'state'],
  },
  millwright_mail_failing_seconds: {
    help: 'Since mails fail without one that was sent in between; 0 when the last was sent.',
  },
  millwright_data_free_bytes: { help: 'Room left where the data folder lies.' },
  millwright_data_size_bytes: { help: 'Size of the disk on which the data folder lies.' },
  millwright_database_size_bytes: { help: 'Size of the database of the read models.' },
});

export type GaugeName = keyof typeof gauges;

export interface Sample {
  readonly name: GaugeName;
  readonly value: number;
  readonly labels?: Readonly<Record<string, string>>;
}
