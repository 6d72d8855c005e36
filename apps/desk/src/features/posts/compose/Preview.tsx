import { postKinds } from '@maidan/contract/feed/post-kinds';
import { HtmlContent } from '@maidan/ui/HtmlContent';
import { Badge } from '@maidan/ui/Badge';
import { CommentIcon, EyeIcon, HeartIcon, ImageIcon, PlayIcon, ShareIcon } from '@maidan/ui/icons';
import { Row, Text } from '@maidan/ui/layout';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { useState } from 'react';
import * as css from './Preview.css.ts';
import type { DeviceDraft } from './device-draft.ts';

/** The post as a card in the feed on a phone, light or dark. */
export function Preview({ draft }: { draft: DeviceDraft }) {
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  const { media, isAd } = postKinds[draft.type];
  const isClip = media === 'clip' || media === 'embed';
  const shown = media === 'gallery' ? draft.gallery[0]?.file : media === 'embed' ? draft.thumbnail : draft.file;
  const picture = shown?.kind === 'clip' ? (draft.thumbnail?.url ?? shown.poster) : (shown?.url ?? null);
  return (
    <section className={css.side} aria-labelledby="as-readers-see-it">
      <Row flexWrap="wrap" justifyContent="space-between" paddingBottom={4}>
        <Text as="h2" font="head20" fontWeight="head" id="as-readers-see-it">
          As readers see it
        </Text>
        <fieldset className={css.schemes}>
          <legend>
            <VisuallyHidden>Scheme</VisuallyHidden>
          </legend>
          {(['light', 'dark'] as const).map((name) => (
            <label key={name} className={css.scheme}>
              <input
                className={css.schemeInput}
                type="radio"
                name="scheme"
                checked={scheme === name}
                onChange={() => setScheme(name)}
              />
              {name === 'light' ? 'Light' : 'Dark'}
            </label>
          ))}
        </fieldset>
      </Row>
      <div className={`${css.phone} ${css.inScheme[scheme]}`}>
        <div className={css.picture}>
          {picture === null ? <ImageIcon size={34} /> : <img className={css.image} src={picture} alt={draft.alt} />}
          {isClip && (
            <span className={css.play}>
              <PlayIcon size={34} />
            </span>
          )}
          {isAd && (
            <span className={css.ad}>
              <Badge>Ad</Badge>
            </span>
          )}
        </div>
        {!isAd && (
          <Row paddingTop={3} paddingInline={4} font="head15" fontVariantNumeric="tabular" aria-hidden="true">
            <HeartIcon /> 0 <CommentIcon /> 0 <ShareIcon />
            <Row as="span" gap={1} marginInlineStart="auto" color="quiet">
              <EyeIcon size={20} /> 0
            </Row>
          </Row>
        )}
        <p className={css.name} dir="auto">
          {draft.name.trim() === '' ? 'The title' : draft.name}
        </p>
        {draft.description !== '' && (
          <div className={css.text} dir="auto">
            <HtmlContent html={draft.description} />
          </div>
        )}
        {isAd && draft.action_btn_1.trim() !== '' && <p className={css.action}>{draft.action_btn_1}</p>}
      </div>
    </section>
  );
}
