import { useApi } from '@maidan/api-client/core/api-provider';
import { allCategoriesQuery } from '@maidan/api-client/queries/feed/categories';
import { allTagsQuery } from '@maidan/api-client/queries/feed/tags';
import { POST_ALT_MAX, POST_NAME_MAX } from '@maidan/contract/desk/posts/post-rules';
import type { Id } from '@maidan/contract/core/wire';
import { postKinds } from '@maidan/contract/feed/post-kinds';
import { Grid } from '@maidan/ui/layout';
import { TextField } from '@maidan/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CheckedForm } from '../../../dialogs/CheckedForm.tsx';
import { MediaField } from '../../../files/MediaField.tsx';
import { Notice } from '../../../page/Notice.tsx';
import { RichTextField } from '../../../text/RichTextField.tsx';
import { PageHead } from '../../../page/PageHead.tsx';
import { clockAt } from '../../../times/time.ts';
import { paths } from '../../../paths.ts';
import { ActionFields } from './ActionFields.tsx';
import { CaptionFields } from './CaptionFields.tsx';
import * as css from './Composer.css.ts';
import { GalleryFields } from './GalleryFields.tsx';
import { KindTabs } from './KindTabs.tsx';
import { OtherEditor } from './OtherEditor.tsx';
import type { KeptPost } from './device-draft.ts';
import { PosterField } from './PosterField.tsx';
import { Preview } from './Preview.tsx';
import { PublishBar } from './PublishBar.tsx';
import { countLost } from './to-content.ts';
import { TopicChoice } from './TopicChoice.tsx';
import { useComposer, type Opened } from './use-composer.ts';

interface ComposerProps {
  opened: Opened;
  /** Called once the server has stored the draft. */
  onCreated: (id: Id) => void;
}

/** Writes a post. The draft is saved on this device and on the server until the post is published. */
export function Composer({ opened, onCreated }: ComposerProps) {
  const api = useApi();
  const composer = useComposer(opened, onCreated);
  const { draft, change, errors, kept } = composer;
  const [lost] = useState(() => (opened !== null && 'content' in opened ? countLost(opened) : 0));
  const { media, isAd } = postKinds[draft.type];
  const tags = useQuery(allTagsQuery(api)).data ?? [];
  const categories = useQuery(allCategoriesQuery(api)).data ?? [];
  return (
    <>
      <PageHead
        back={{ href: paths.posts(), label: 'Back to the posts' }}
        title={kept.postId === null ? 'New post' : 'Edit the post'}
        under={keptText(kept)}
      />
      <OtherEditor composer={composer} />
      {lost > 0 && (
        <Grid gap={2} justifyItems="start" paddingBottom={3} paddingInline="page">
          <Notice tone="warn">
            {lost === 1 ? 'A file in this draft was' : `${lost} files in this draft were`} deleted. Choose another file.
          </Notice>
        </Grid>
      )}
      <KindTabs kind={draft.type} onChange={(type) => change({ type })} />
      <div className={css.panes}>
        <CheckedForm
          gap={6}
          alignContent="start"
          maxWidth="page"
          paddingTop={5}
          paddingInline="page"
          onSubmit={() => composer.publish()}
        >
          {media === 'embed' && (
            <TextField
              label={draft.type === 'youtube' ? 'Video address' : 'Address'}
              hint={draft.type === 'youtube' ? 'https://www.youtube.com/watch?v=…' : 'On YouTube, Vimeo or Instagram'}
              value={draft.address}
              onChange={(address) => change({ address })}
              error={errors['address']}
            />
          )}
          {media === 'gallery' ? (
            <GalleryFields
              pictures={draft.gallery}
              onChange={(gallery) => change({ gallery })}
              error={errors['gallery']}
            />
          ) : (
            <MediaField
              key={media}
              takes={media === 'clip' ? 'clip' : media === 'file' ? 'either' : 'picture'}
              label={media === 'clip' ? 'Clip' : media === 'embed' ? 'Picture before it plays' : 'Picture'}
              value={media === 'embed' ? draft.thumbnail : draft.file}
              // The poster belongs to the previous file.
              onChange={(file) => change(media === 'embed' ? { thumbnail: file } : { file, thumbnail: null })}
              error={errors[media === 'embed' ? 'thumbnail' : 'file']}
            />
          )}
          {media !== 'embed' && media !== 'gallery' && draft.file?.kind === 'clip' && (
            <PosterField
              clip={draft.file}
              value={draft.thumbnail}
              onChange={(thumbnail) => change({ thumbnail })}
              error={errors['thumbnail']}
            />
          )}
          <TextField
            label="Title"
            value={draft.name}
            maxLength={POST_NAME_MAX}
            onChange={(name) => change({ name })}
            error={errors['name']}
          />
          <RichTextField
            label="Text"
            value={draft.description}
            onChange={(description) => change({ description })}
            error={errors['description']}
          />
          {media === 'clip' && (
            <CaptionFields
              tracks={draft.caption_tracks}
              onChange={(tracks) => change({ caption_tracks: tracks })}
              error={errors['caption_tracks']}
            />
          )}
          {media !== 'gallery' && (
            <TextField
              label={media === 'clip' ? 'What the clip shows' : 'What the picture shows'}
              hint="For people who cannot see it"
              value={draft.alt}
              maxLength={POST_ALT_MAX}
              onChange={(alt) => change({ alt })}
              error={errors['alt']}
            />
          )}
          <TextField
            label="Credits"
            hint="Who made the picture or clip"
            value={draft.credits}
            maxLength={200}
            onChange={(credits) => change({ credits })}
            error={errors['credits']}
          />
          {draft.credits !== '' && (
            <TextField
              label="Credits link"
              placeholder="https://"
              value={draft.credits_url}
              onChange={(url) => change({ credits_url: url })}
              error={errors['credits_url']}
            />
          )}
          {isAd && <ActionFields draft={draft} change={change} errors={errors} />}
          <TopicChoice
            label="Tags"
            topics={tags}
            chosen={draft.tags}
            onChange={(next) => change({ tags: next })}
            error={errors['tags']}
          />
          <TopicChoice
            label="Categories"
            topics={categories}
            chosen={draft.categories}
            onChange={(next) => change({ categories: next })}
            error={errors['categories']}
          />
          <PublishBar composer={composer} />
        </CheckedForm>
        <Preview draft={draft} />
      </div>
    </>
  );
}

function keptText({ keptAt, isSaved, server }: KeptPost): string {
  if (keptAt === null) return 'Nothing written yet';
  const where = isSaved && server !== null ? 'saved on the server' : 'saved on this device';
  return `Draft ${where}, ${clockAt(keptAt)}`;
}
