import type { FieldType } from '@maidan/contract/league/custom-forms';
import type { Generated } from 'kysely';
import type { Flag, Time } from './post-tables.ts';

export interface FormTable {
  id: Generated<number>;
  slug: string;
  title: string;
  /** Sanitised HTML. */
  description: string;
  image: string | null;
  theme: string | null;
}

export interface FormFieldTable {
  id: Generated<number>;
  form_id: number;
  /** By this a pack knows the field again. */
  name: string;
  position: number;
  /** 0 when the form no longer has it; its answers stay. */
  is_shown: Flag;
  label: string;
  type: FieldType;
  is_required: Flag;
  image_url: string | null;
  subtext: string | null;
}

export interface FormFieldOptionTable {
  id: Generated<number>;
  field_id: number;
  position: number;
  option_text: string;
}

export interface FormResponseTable {
  /** Drawn at random, below 2^48. */
  id: number;
  form_id: number;
  user_id: number;
  created_at: Time;
}

export interface FormAnswerTable {
  response_id: number;
  field_id: number;
  /** Choices joined with commas; of a file its own name. */
  answer_text: string;
}

export interface FormFileTable {
  /** Random; where it lies. */
  name: string;
  response_id: number;
  field_id: number;
  /** Cleaned; only ever shown. */
  original_name: string;
  /** From our own table of types. */
  type: string;
  bytes: number;
  created_at: Time;
}
