import type { FormToBuild } from '@maidan/contract/desk/forms/form-builder';
import { FORM_TITLE_MAX, type BuiltField } from '@maidan/contract/desk/forms/form-content';
import { findConditionProblems } from '@maidan/contract/rules/form-condition-problems';
import { PAGE } from '@maidan/contract/rules/form-conditions';
import { FORM_FIELDS_MAX, FORM_PAGES_MAX } from '@maidan/contract/rules/limits';
import { Button } from '@maidan/ui/Button';
import { Grid } from '@maidan/ui/layout';
import { TextField } from '@maidan/ui/TextField';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useState } from 'react';
import { counted } from '../../../../page/counts.ts';
import * as layout from '../../../../page/layout.css.ts';
import { SortableRows } from '../../../../rows/sortable/SortableRows.tsx';
import { moveTo } from '../../../../rows/sortable/use-ordering.ts';
import { Section } from '../../../../page/Section.tsx';
import { showUndo } from '../../../../acts/show-undo.ts';
import { RichTextField } from '../../../../text/RichTextField.tsx';
import { copyOf, nameOf, newField, toConditioned } from '../built-form.ts';
import { fieldKindNames, fieldKinds } from './field-kinds.tsx';
import { FieldRow } from './FieldRow.tsx';
import * as css from '../FormBuilder.css.ts';
import { FormPicture } from './FormPicture.tsx';
import type { FormBuilderState } from '../use-form-builder.ts';
import { ListRow } from '../../../../rows/ListRow.tsx';

interface FieldsPartProps {
  builder: FormBuilderState;
  retired: FormToBuild['retired'];
}

/** The fields of a form, in order. */
export function FieldsPart({ builder, retired }: FieldsPartProps) {
  const { content, change, changeField, errors } = builder;
  const { fields } = content;
  const [opened, setOpened] = useState<string | null>(null);
  const problems = new Map(findConditionProblems(toConditioned(fields)).map((problem) => [problem.field, problem]));
  const pages = fields.filter(({ type }) => type === PAGE).length;
  const left = FORM_FIELDS_MAX - (fields.length - pages);
  const keys = new Set(fields.map(({ key }) => key));
  const lost = retired.filter(({ field }) => !keys.has(field.key));

  function add(field: BuiltField, after = fields.length) {
    const isPage = field.type === PAGE;
    if (isPage ? pages >= FORM_PAGES_MAX : left <= 0) {
      const most = isPage ? `${FORM_PAGES_MAX} pages` : `${FORM_FIELDS_MAX} fields`;
      showToast(`A form has at most ${most}.`, { tone: 'error' });
      return;
    }
    change({ fields: fields.toSpliced(after, 0, field) });
    setOpened(field.key);
  }

  function remove(field: BuiltField, at: number) {
    change({ fields: fields.filter(({ key }) => key !== field.key) });
    showUndo(`Removed: ${nameOf(field, at)}`, () => change({ fields }));
  }

  return (
    <>
      <Grid gap={4}>
        <TextField
          label="Title"
          value={content.title}
          maxLength={FORM_TITLE_MAX}
          onChange={(title) => change({ title })}
          error={errors['title'] ?? null}
        />
        <RichTextField
          label="Introduction"
          value={content.description}
          onChange={(description) => change({ description })}
          error={errors['description']}
        />
        <FormPicture
          label="Picture above the form"
          picture={content.picture}
          onChange={(picture) => change({ picture })}
          error={errors['picture']}
        />
      </Grid>
      <Section title="Fields" note={`${left} of ${FORM_FIELDS_MAX} left`}>
        {fields.length === 0 ? (
          <p className={layout.row}>No questions yet. Add the first field below.</p>
        ) : (
          <SortableRows
            label="Fields"
            items={fields}
            idOf={({ key }) => key}
            nameOf={(field) => nameOf(field, fields.indexOf(field))}
            onOrder={(ordered) => change({ fields: ordered })}
          >
            {(field, at) => (
              <FieldRow
                field={field}
                at={at}
                fields={fields}
                isOpen={opened === field.key}
                problem={errors[`fields.${field.key}`] ?? undefined}
                condition={problems.get(field.key)}
                onOpen={() => setOpened(opened === field.key ? null : field.key)}
                onChange={(part) => changeField(field.key, part)}
                onCopy={() => add(copyOf(field), at + 1)}
                onMove={(to) => change({ fields: moveTo(fields, at, to) })}
                onRemove={() => remove(field, at)}
              />
            )}
          </SortableRows>
        )}
      </Section>
      <Section title="Add a field or a page">
        <ul className={`${css.kinds} ${layout.afterRows}`}>
          {fieldKindNames.map((type) => (
            <li key={type}>
              <button type="button" className={css.kind} onClick={() => add(newField(type))}>
                <Grid as="span" flex="none" color="quiet">
                  {fieldKinds[type].icon}
                </Grid>
                {fieldKinds[type].name}
              </button>
            </li>
          ))}
        </ul>
      </Section>
      {lost.length > 0 && (
        <Section title="No longer asked" note="their answers are kept">
          <ul>
            {lost.map(({ field, answers }) => (
              <ListRow
                key={field.key}
                name={field.label}
                note={`${fieldKinds[field.type].note(field)}, ${counted(answers, 'answer')}`}
              >
                <Button onClick={() => add(field)}>Ask again</Button>
              </ListRow>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
