import { joinChoices } from '@maidan/contract/rules/custom-form-rules';
import { ANSWER_MAX, UPLOAD_MAX_FILES } from '@maidan/contract/rules/limits';
import type { PackField } from '../format/pack-forms.ts';
import type { Pack } from '../format/pack-schema.ts';
import type { Mistake } from '../format/read-pack.ts';

/** Forms that nobody could fill in: choices without options, pictures without a picture, more files than are taken. */
export function findFormMistakes(pack: Pack): Mistake[] {
  return pack['forms.json'].flatMap(({ fields }, index) => {
    const file = 'forms.json';
    const names = fields.map((field) => field.name);
    const wrong = fields.flatMap((field, at) => {
      const isTwin = names.indexOf(field.name) < at;
      const words = isTwin ? `"${field.name}" is already used above` : whatIsWrong(field);
      return words === null ? [] : [{ file, place: `[${index}].fields[${at}]`, words }];
    });
    const files = fields.filter((field) => field.type === 'file').length;
    if (files <= UPLOAD_MAX_FILES) return wrong;
    const words = `has ${files} file fields, and at most ${UPLOAD_MAX_FILES} files are taken at once`;
    return [...wrong, { file, place: `[${index}].fields`, words }];
  });
}

function whatIsWrong({ type, options, image_url, subtext }: PackField): string | null {
  const isChoice = type === 'checkbox' || type === 'radio' || type === 'select';
  if (isChoice && options.length === 0) return `a ${type} needs options`;
  if (!isChoice && options.length > 0) return `a ${type} has no options`;
  if (new Set(options).size < options.length) return 'has the same option twice';
  // All of them may be ticked, and the answer must still be taken.
  if (joinChoices(options).length > ANSWER_MAX) return `its options are together longer than ${ANSWER_MAX} characters`;
  if (type === 'image') return image_url === null ? 'an image needs image_url' : null;
  return image_url === null && subtext === null ? null : `a ${type} has no image_url and no subtext`;
}
