import type { FormField } from '@maidan/contract/league/custom-forms';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Answers } from '../submit/answers.ts';
import { createShownReader } from './shown-reader.ts';

export interface ShownField {
  /** `is_required` reflects the current answers. */
  readonly field: FormField;
  /** Index in the form. */
  readonly place: number;
}

/** The fields that the current answers show. Typing in a field that no rule tests causes no render. */
export function useShownFields(fields: readonly FormField[], answers: Answers): readonly ShownField[] {
  const { deciding, read } = useMemo(() => createShownReader(fields, answers), [fields, answers]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = deciding.map((id) => answers.subscribe(id, listener));
      return () => stops.forEach((stop) => stop());
    },
    [answers, deciding],
  );
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
