import type { BuiltField, BuiltForm } from '@maidan/contract/desk/forms/form-content';
import { emptyForm, newField } from './built-form.ts';

interface StartForm {
  readonly name: string;
  readonly note: string;
  readonly make: () => BuiltForm;
}

const must = (field: BuiltField): BuiltField => ({ ...field, is_required: true });

/** Forms to start from. */
export const startForms: readonly StartForm[] = [
  { name: 'Blank form', note: 'Add every field yourself', make: () => emptyForm('New form') },
  {
    name: 'Trials',
    note: 'Age group, position, and a parent’s signature for under 17s',
    make() {
      const age = must({ ...newField('radio', 'Age group'), options: ['Under 17', 'Open'] });
      const paper = must({
        ...newField('file', 'Signed by a parent'),
        shown_if: { match: 'all', rules: [{ field: age.key, test: 'any_of', values: ['Under 17'] }] },
      });
      const position = { ...newField('radio', 'Position'), options: ['Batter', 'Bowler', 'Keeper'] };
      const note = newField('textarea', 'Anything the coach should know');
      return { ...emptyForm('Trials', [age, paper, position, note]), theme: 'CubbonGreen' };
    },
  },
  {
    name: 'Team sheet',
    note: 'Team name, first match day, what the team brings',
    make() {
      const name = must(newField('text', 'Team name'));
      const day = must(newField('date', 'First match you can play'));
      const brings = { ...newField('checkbox', 'What your team can bring'), options: ['Balls', 'Stumps', 'A scorer'] };
      return { ...emptyForm('Team sheet', [name, day, brings]), theme: 'MetallicChic' };
    },
  },
  {
    name: 'Helpers',
    note: 'Who can help, and on which days',
    make() {
      const days = must({ ...newField('checkbox', 'Days'), options: ['Saturday', 'Sunday'] });
      const what = { ...newField('select', 'What you would like to do'), options: ['Scoring', 'Ground', 'Tea'] };
      return { ...emptyForm('Help on match day', [days, what]), theme: 'MarigoldGarland' };
    },
  },
];
