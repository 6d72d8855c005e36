import type { ReactNode } from 'react';
import { PageHead } from '../../page/PageHead.tsx';
import { Tabs } from '../../page/Tabs.tsx';
import { formParts, paths, type FormPart } from '../../paths.ts';

interface FormHeadProps {
  id: string;
  part: FormPart;
  title: string;
  under?: ReactNode;
  fields?: number | undefined;
  answers?: number | undefined;
  /** Actions at the end of the head. */
  children?: ReactNode;
}

const names: Readonly<Record<FormPart, string>> = {
  fields: 'Fields',
  look: 'Look',
  limits: 'Limits',
  answers: 'Answers',
  history: 'History',
  webhooks: 'Webhooks',
};

/** The head of one form, with its tabs. */
export function FormHead({ id, part, title, under, fields, answers, children }: FormHeadProps) {
  const counts: Partial<Record<FormPart, number | undefined>> = { fields, answers };
  return (
    <>
      <PageHead back={{ href: paths.forms(), label: 'Back to all forms' }} title={title} under={under}>
        {children}
      </PageHead>
      <Tabs
        label="Parts of the form"
        tabs={formParts.map((each) => ({
          name: names[each],
          href: paths.form(id, each),
          current: each === part,
          count: counts[each] === undefined ? undefined : String(counts[each]),
        }))}
      />
    </>
  );
}
