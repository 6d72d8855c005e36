import { ApiError } from '@maidan/api-client/errors/api-error';
import { errorMessage } from '@maidan/api-client/errors/error-message';

/** 'league_ids' as a label: 'League ids'. */
const labelOf = (field: string): string => {
  const words = field.replaceAll(/[._]/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Why an action was refused, with messages for fields that the main message does not cover. */
export function refusalText(error: unknown): { text: string; fields: readonly string[] } {
  const text = errorMessage(error);
  if (!(error instanceof ApiError)) return { text, fields: [] };
  const fields = Object.entries(error.fields)
    .filter(([, [first]]) => first !== undefined && first !== text)
    .map(([field, [first]]) => `${labelOf(field)}: ${first}`);
  return { text, fields };
}
