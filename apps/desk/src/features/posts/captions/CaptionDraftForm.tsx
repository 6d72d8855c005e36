import { useApi } from '@maidan/api-client/core/api-provider';
import {
  CAPTION_MAX,
  captionDrafts,
  discardCaptions,
  publishCaptions,
  type CaptionDraft,
} from '@maidan/contract/desk/posts/caption-drafts';
import { deskPosts } from '@maidan/contract/desk/posts/posts';
import { Badge } from '@maidan/ui/Badge';
import { Button } from '@maidan/ui/Button';
import { ConfirmDialog } from '@maidan/ui/ConfirmDialog';
import { PlayIcon } from '@maidan/ui/icons';
import { Box, Row, Text } from '@maidan/ui/layout';
import { Select } from '@maidan/ui/Select';
import { TextButton } from '@maidan/ui/TextLink';
import { TextField } from '@maidan/ui/TextField';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useRef, useState } from 'react';
import { CheckedForm } from '../../../dialogs/CheckedForm.tsx';
import { useAct } from '../../../acts/use-act.ts';
import { languageOptions } from '../../../page/languages.ts';
import * as layout from '../../../page/layout.css.ts';
import { Refusal } from '../../../dialogs/Refusal.tsx';
import * as css from './CaptionDraftForm.css.ts';

interface CaptionDraftFormProps {
  draft: CaptionDraft;
  /** Number of other drafts waiting. */
  more: number;
  onLater: () => void;
}

/** Seconds as "1:05". */
const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** A clip with its automatic captions, to check and correct. */
export function CaptionDraftForm({ draft, more, onLater }: CaptionDraftFormProps) {
  const api = useApi();
  const video = useRef<HTMLVideoElement>(null);
  const [cues, setCues] = useState(draft.cues);
  const [language, setLanguage] = useState(draft.language);
  const [isDiscarding, setDiscarding] = useState(false);
  const params = { clip: draft.clip };
  const changes = [captionDrafts, deskPosts];
  const publish = useAct(() => api.call(publishCaptions, { params, body: { language, cues } }), {
    changes,
    inPlace: true,
    done: () => void showToast(`Captions published: ${draft.post.name}`),
  });
  const discard = useAct(() => api.call(discardCaptions, { params }), {
    changes,
    done: () => void showToast(`Captions discarded: ${draft.post.name}`),
  });

  function playFrom(seconds: number): void {
    if (video.current === null) return;
    video.current.currentTime = seconds;
    video.current.play().catch(() => undefined);
  }

  return (
    <CheckedForm onSubmit={() => publish.mutate(undefined)}>
      <Row flexWrap="wrap" gap={3}>
        <Text as="h2" font="name" dir="auto">
          {draft.post.name}
        </Text>
        <Badge>Automatic</Badge>
        {more > 0 && (
          <TextButton onClick={onLater}>
            {more === 1 ? 'Later: 1 more waiting' : `Later: ${more} more waiting`}
          </TextButton>
        )}
      </Row>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its captions are what is being written */}
      <video
        ref={video}
        className={css.video}
        src={draft.url ?? undefined}
        poster={draft.poster ?? undefined}
        aria-label={draft.post.name}
        preload="none"
        controls
        playsInline
      />
      <Select label="Language" options={languageOptions(language)} value={language} onChange={setLanguage} />
      <ol className={css.cues}>
        {cues.map((cue, index) => (
          <Row as="li" key={`${cue.from} ${cue.to}`}>
            <Button icon={<PlayIcon size={16} />} onClick={() => playFrom(cue.from)}>
              <VisuallyHidden>Play from </VisuallyHidden>
              {clockOf(cue.from)}
            </Button>
            <Box flex="rest">
              <TextField
                label={`Caption at ${clockOf(cue.from)}`}
                labelHidden
                value={cue.text}
                maxLength={CAPTION_MAX}
                onChange={(text) => setCues(cues.map((each, at) => (at === index ? { ...each, text } : each)))}
              />
            </Box>
          </Row>
        ))}
      </ol>
      <Text font="aside">Captions you clear are left out.</Text>
      <Refusal error={publish.error} />
      <div className={layout.actionBar}>
        <Button onClick={() => setDiscarding(true)}>Discard</Button>
        <Box as="span" flex="rest">
          <Button type="submit" variant="signal" wide pending={publish.isPending}>
            Approve and publish
          </Button>
        </Box>
      </div>
      <ConfirmDialog
        open={isDiscarding}
        title="Discard these captions?"
        text="They will not be generated again. You can still add a caption file to the post."
        confirm="Discard"
        pending={discard.isPending}
        onConfirm={() => discard.mutate(undefined)}
        onClose={() => setDiscarding(false)}
      />
    </CheckedForm>
  );
}
