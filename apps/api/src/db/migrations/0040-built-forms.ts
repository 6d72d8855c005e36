import type { Time } from '../value-types.ts';
import type { Migration } from './migration.ts';

/** Forms that staff build: drafts, versions, conditions and limits. */
export interface BuiltFormTables {
  form_drafts: {
    form_id: number;
    /** JSON. */
    content: string;
    changed_at: Time;
    staff_id: number;
  };
  form_versions: {
    form_id: number;
    /** From 1. */
    number: number;
    /** JSON. */
    content: string;
    published_at: Time;
    staff_id: number | null;
  };
  /** What drafts and versions name stays among the files. */
  form_images: { form_id: number; stored: string };
}

export const builtForms: Migration = {
  name: '0040-built-forms',
  statements: (t) => {
    const ofForm = `${t.whole} not null references forms (id) on delete cascade`;
    return [
      `alter table forms add column is_draft ${t.flag} not null default 0`,
      `alter table forms add column revision ${t.whole} not null default 0`,
      `alter table forms add column opens_at ${t.whole}`,
      `alter table forms add column closes_at ${t.whole}`,
      `alter table forms add column answers_max ${t.whole}`,
      `alter table forms add column one_each ${t.flag} not null default 0`,
      `alter table forms add column closed_at ${t.whole}`,
      `alter table form_fields add column shown_if ${t.text}`,
      `alter table form_fields add column required_if ${t.text}`,
      `create table form_drafts (
        form_id ${t.whole} primary key references forms (id) on delete cascade,
        content ${t.text} not null, changed_at ${t.whole} not null, staff_id ${t.whole} not null
      )`,
      `create table form_versions (
        form_id ${ofForm}, number ${t.whole} not null, content ${t.text} not null,
        published_at ${t.whole} not null, staff_id ${t.whole}, primary key (form_id, number)
      )`,
      `create table form_images (form_id ${ofForm}, stored ${t.text} not null, primary key (form_id, stored))`,
      'create index form_images_by_stored on form_images (substr(stored, 7, 40))',
    ];
  },
};
