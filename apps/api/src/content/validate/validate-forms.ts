import { findFormProblems } from '../../modules/forms/definitions/form-content.service.ts';
import type { Issue } from '../format/issue.ts';
import type { Pack } from '../format/pack-schema.ts';
import { findDuplicates } from './find-duplicates.ts';

/** Forms that no one could fill in. */
export function validateForms(pack: Pack): Issue[] {
  return pack['forms.json'].flatMap(({ fields }, index) => {
    const duplicates = findDuplicates(fields.map(({ name }) => name)).map((found) => ({
      at: found.index,
      message: found.message,
    }));
    const isDuplicate = new Set(duplicates.map(({ at }) => at));
    const problems = findFormProblems(fields).filter(({ at }) => at === null || !isDuplicate.has(at));
    return [...duplicates, ...problems].map(({ at, message }) => ({
      file: 'forms.json',
      path: `[${index}].fields${at === null ? '' : `[${at}]`}`,
      message,
    }));
  });
}
