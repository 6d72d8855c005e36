import { PageBody } from '../../../page/PageBody.tsx';
import { useApi } from '@maidan/api-client/core/api-provider';
import { postDraftByIdQuery } from '@maidan/api-client/queries/desk/posts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { Loaded } from '../../../rows/Loaded.tsx';
import { PageHead } from '../../../page/PageHead.tsx';
import { useStaff } from '../../../session/DeskContext.tsx';
import { Composer } from './Composer.tsx';
import { readPost } from './device-draft.ts';

const stay = (): void => undefined;

/** Opens a draft from the server. Unsent edits on this device take precedence, also offline. */
export function OpenDraft({ id }: { id: string }) {
  const staff = String(useStaff().id);
  const [kept] = useState(() => readPost(staff, id));
  const query = useQuery(postDraftByIdQuery(useApi(), Number(id)));
  if (kept.keptAt !== null && !kept.isSaved) return <Composer opened={kept} onCreated={stay} />;
  // Even if the draft is deleted meanwhile: the composer keeps the text and reports it.
  if (query.data) return <Composer opened={query.data} onCreated={stay} />;
  return (
    <>
      <PageHead title="Draft" />
      <PageBody>
        <Loaded query={query} what="draft" back={{ href: paths.drafts(), label: 'Back to the drafts' }}>
          {() => null}
        </Loaded>
      </PageBody>
    </>
  );
}
