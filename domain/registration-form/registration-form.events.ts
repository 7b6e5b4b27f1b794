import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { Translated } from '#domain/shared/translated.ts';

export const QUESTION_KINDS = ['text', 'lines', 'number', 'choice', 'yes-no', 'file'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];
export const ASKED = ['dealer', 'buyer', 'both'] as const;

/** A question that the shop asks whoever registers. */
export interface Question {
  readonly questionId: string;
  readonly kind: QuestionKind;
  readonly label: Translated;
  /** What helps to answer; may be empty. */
  readonly help: Translated;
  readonly required: boolean;
  readonly asked: (typeof ASKED)[number];
  /** Of a choice. */
  readonly choices: readonly Translated[];
}

/** A file by its sealed bytes (platform/adapters/blob). Its key goes with the person: without it nobody reads the bytes again. */
export interface AnswerFile {
  readonly fileName: string;
  readonly contentType: string;
  /** Bytes, before they were sealed. */
  readonly size: number;
  /** Of the sealed bytes. */
  readonly sha256: string;
  /** Base64. */
  readonly key: string;
}

export interface Answer {
  readonly questionId: string;
  readonly kind: QuestionKind;
  readonly label: Translated;
  /** As given; of a yes or no `1` or `0`, of a file its name. */
  readonly value: string;
  /** The choice in both languages. */
  readonly choice?: Translated;
  readonly file?: AnswerFile;
}

export interface RegistrationFormData {
  /** In the order in which they are asked. */
  readonly questions: readonly Question[];
}

/** Stream `registration-form-shop`. */
export type RegistrationFormEvent = DomainEvent<
  'RegistrationFormChanged',
  { readonly changed: Partial<RegistrationFormData> }
>;

export const registrationFormEvents = defineEvents<RegistrationFormEvent>({ category: 'registration-form' });
export const REGISTRATION_FORM_STREAM = 'registration-form-shop';
export const NO_QUESTIONS: RegistrationFormData = { questions: [] };
