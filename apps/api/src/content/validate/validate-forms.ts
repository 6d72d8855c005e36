import { joinChoices } from '@maidan/contract/rules/custom-form-rules';
import { ANSWER_MAX, UPLOAD_MAX_FILES } from '@maidan/contract/rules/limits';
import type { Issue } from '../format/issue.ts';
import type { PackField } from '../format/pack-forms.ts';
import type { Pack } from '../format/pack-schema.ts';
import { findDuplicates } from './find-duplicates.ts';

/** Forms that no one could fill in: choices without options, pictures without a picture, too many files. */
export function validateForms(pack: Pack): Issue[] {
  return pack['forms.json'].flatMap(({ fields }, index) => {
    const issue = (path: string, message: string) => ({
      file: 'forms.json',
      path: `[${index}].fields${path}`,
      message,
    });
    const duplicates = new Map(
      findDuplicates(fields.map(({ name }) => name)).map((found) => [found.index, found.message]),
    );
    const issues = fields.flatMap((field, at) => {
      const message = duplicates.get(at) ?? findProblem(field);
      return message === null ? [] : [issue(`[${at}]`, message)];
    });
    const files = fields.filter((field) => field.type === 'file').length;
    if (files > UPLOAD_MAX_FILES)
      issues.push(issue('', `has ${files} file fields, and the maximum is ${UPLOAD_MAX_FILES}`));
    return issues;
  });
}

function findProblem({ type, options, image_url, subtext }: PackField): string | null {
  const isChoice = type === 'checkbox' || type === 'radio' || type === 'select';
  if (isChoice && options.length === 0) return `a ${type} needs options`;
  if (!isChoice && options.length > 0) return `a ${type} has no options`;
  if (new Set(options).size < options.length) return 'has the same option twice';
  // People may tick all of them, and the answer must still fit.
  if (joinChoices(options).length > ANSWER_MAX) return `its options are together longer than ${ANSWER_MAX} characters`;
  if (type === 'image') return image_url === null ? 'an image needs image_url' : null;
  return image_url === null && subtext === null ? null : `a ${type} has no image_url and no subtext`;
}
