import { useApi } from '@maidan/api-client/core/api-provider';
import { captionDraftsQuery } from '@maidan/api-client/queries/desk/posts';
import { PageBody } from '../../../page/PageBody.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as layout from '../../../page/layout.css.ts';
import { Loaded } from '../../../rows/Loaded.tsx';
import { PageHead } from '../../../page/PageHead.tsx';
import { paths } from '../../../paths.ts';
import { CaptionDraftForm } from './CaptionDraftForm.tsx';

/** Automatic captions, one clip at a time. */
export function CaptionDrafts() {
  const [skipped, setSkipped] = useState(0);
  const query = useQuery(captionDraftsQuery(useApi()));
  return (
    <>
      <PageHead
        back={{ href: paths.drafts(), label: 'Back to the drafts' }}
        title="Automatic captions"
        under="Written by a machine. Readers see them once someone has checked them."
      />
      <PageBody>
        <Loaded query={query} what="captions">
          {({ data }) => {
            const draft = data[skipped % data.length];
            return draft === undefined ? (
              <p className={layout.row}>No captions to check.</p>
            ) : (
              <CaptionDraftForm
                key={draft.clip}
                draft={draft}
                more={data.length - 1}
                onLater={() => setSkipped(skipped + 1)}
              />
            );
          }}
        </Loaded>
      </PageBody>
    </>
  );
}
