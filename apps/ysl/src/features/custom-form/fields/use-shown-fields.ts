import type { FormField } from '@maidan/contract/league/custom-forms';
import { judgeFields } from '@maidan/contract/rules/form-conditions';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { answerOf, type Answers } from '../submit/answers.ts';

export interface ShownField {
  /** With whether it must be answered now. */
  readonly field: FormField;
  /** In the form. */
  readonly place: number;
}

/** Ids of the fields whose answers decide about others. */
const decidingIn = (fields: readonly FormField[]) =>
  new Set(
    fields
      .flatMap((field) => [field.page_if, field.shown_if, field.required_if])
      .flatMap((each) => each?.rules ?? [])
      .map(({ field }) => field),
  );

/** The fields that the answers so far show. A key pressed in a field that decides nothing renders nothing here. */
export function useShownFields(fields: readonly FormField[], answers: Answers): readonly ShownField[] {
  const deciding = useMemo(() => decidingIn(fields), [fields]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [...deciding].map((id) => answers.subscribe(id, listener));
      return () => stops.forEach((stop) => stop());
    },
    [answers, deciding],
  );
  const judge = () => judgeFields(fields, (field) => answerOf(field, answers.get(field.id)));
  // A text, so that the same fields are the same snapshot.
  const read = () =>
    judge()
      .map(({ field, isRequired }) => `${fields.indexOf(field)}${isRequired ? '!' : ''}`)
      .join(' ');
  const snapshot = useSyncExternalStore(subscribe, read, read);
  return useMemo(
    () =>
      snapshot.split(' ').flatMap((entry) => {
        const place = Number.parseInt(entry, 10);
        const field = fields[place];
        const is_required = entry.endsWith('!') ? 1 : 0;
        if (!field) return [];
        return [{ place, field: field.is_required === is_required ? field : ({ ...field, is_required } as const) }];
      }),
    [fields, snapshot],
  );
}
