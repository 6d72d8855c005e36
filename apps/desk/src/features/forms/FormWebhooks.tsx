import { PageBody } from '../../page/PageBody.tsx';
import { useApi } from '@maidan/api-client/core/api-provider';
import { formWebhooksQuery } from '@maidan/api-client/queries/desk/webhooks';
import { addWebhook, formWebhooks } from '@maidan/contract/desk/webhooks';
import { useQuery } from '@tanstack/react-query';
import { answerEventOptions } from '../../webhooks/webhook-words.ts';
import { Webhooks } from '../../webhooks/Webhooks.tsx';
import { FormHead } from './FormHead.tsx';

/** Servers notified about answers to a form. */
export function FormWebhooks({ id }: { id: string }) {
  const api = useApi();
  const query = useQuery(formWebhooksQuery(api, id));
  return (
    <>
      <FormHead id={id} part="webhooks" title={query.data?.title ?? 'Form'} />
      <PageBody paddingTop={5}>
        <Webhooks
          query={query}
          list={formWebhooks}
          add={(body) => api.call(addWebhook, { params: { id }, body })}
          options={answerEventOptions}
          about={{ owner: 'A form', empty: 'No webhooks yet. A webhook sends each answer to your own server.' }}
        />
      </PageBody>
    </>
  );
}
