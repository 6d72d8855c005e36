/** How a form is divided into pages: for filling in, building and storing it. */
import type { Id } from '../core/wire.ts';
import { PAGE, type Condition } from './form-conditions.ts';

/** Where a page starts. */
export interface PageStart {
  readonly title: string;
  /** Its first field. */
  readonly first: Id;
}

/** A field or a page break. */
interface FormRow {
  readonly id: Id;
  readonly type: string;
  readonly label: string;
  readonly shown_if?: Condition | null | undefined;
}

/** Gives each field the condition of its page. */
export function withPageConditions<Row extends FormRow>(
  rows: readonly Row[],
): (Row & { readonly page_if: NonNullable<Row['shown_if']> | null })[] {
  let page: Row | null = null;
  return rows.map((row) => {
    if (row.type === PAGE) page = row;
    return { ...row, page_if: row === page ? null : (page?.shown_if ?? null) };
  });
}

/** The fields among rows, each with the condition of its page, and where pages start. */
export function readPages<Row extends FormRow>(rows: readonly Row[]) {
  const pages = rows.flatMap((row, at): PageStart[] => {
    const next = rows[at + 1];
    return row.type === PAGE && next && next.type !== PAGE ? [{ title: row.label, first: next.id }] : [];
  });
  return { fields: withPageConditions(rows).filter(({ type }) => type !== PAGE), pages };
}

/** A page with its fields. */
export interface FormPage<Field> {
  /** Empty for the fields before the first page break. */
  readonly title: string;
  readonly fields: readonly Field[];
}

/** Divides fields, in order, into pages. Pages without any of them are left out. */
export function dividePages<Field extends { readonly id: Id }>(
  all: readonly { readonly id: Id }[],
  pages: readonly PageStart[],
  shown: readonly Field[],
): FormPage<Field>[] {
  const titles = new Map(pages.map(({ first, title }) => [String(first), title]));
  const shownById = new Map(shown.map((field) => [String(field.id), field]));
  const divided: { title: string; fields: Field[] }[] = [{ title: '', fields: [] }];
  for (const { id } of all) {
    const title = titles.get(String(id));
    if (title !== undefined) divided.push({ title, fields: [] });
    const field = shownById.get(String(id));
    if (field) divided.at(-1)?.fields.push(field);
  }
  return divided.filter(({ fields }) => fields.length > 0);
}
