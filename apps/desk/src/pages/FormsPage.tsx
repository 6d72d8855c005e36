import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { Answers } from '../features/forms/Answers.tsx';
import { FormBuilder } from '../features/forms/build/FormBuilder.tsx';
import { FormList } from '../features/forms/FormList.tsx';
import { OnlyFor } from '../page/OnlyFor.tsx';
import { formParts } from '../paths.ts';

// Loaded on demand: few forms have webhooks.
const FormWebhooks = lazy(async () => ({ default: (await import('../features/forms/FormWebhooks.tsx')).FormWebhooks }));

export default function FormsPage() {
  const { id, part: named } = useParams();
  const part = formParts.find((one) => one === named) ?? 'answers';
  return (
    <OnlyFor roles={['owner', 'editor']} title="Forms">
      {id === undefined && <FormList />}
      {id !== undefined && part === 'answers' && <Answers key={id} id={id} />}
      <Suspense>{id !== undefined && part === 'webhooks' && <FormWebhooks key={id} id={id} />}</Suspense>
      {id !== undefined && part !== 'answers' && part !== 'webhooks' && <FormBuilder key={id} id={id} part={part} />}
    </OnlyFor>
  );
}
