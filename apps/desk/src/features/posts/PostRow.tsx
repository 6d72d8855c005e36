import { shownPicture } from '@maidan/contract/media/picture-variants';
import type { DeskPost } from '@maidan/contract/desk/posts/posts';
import { formatNumber } from '@maidan/i18n/number';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { Checkbox } from '@maidan/ui/Checkbox';
import { IconButton } from '@maidan/ui/IconButton';
import { CopyIcon, EditIcon, ExternalIcon, ImageIcon, MoreIcon, RetryIcon, TrashIcon } from '@maidan/ui/icons';
import { Box, Text } from '@maidan/ui/layout';
import { Menu, type MenuItem } from '@maidan/ui/Menu';
import { Picture } from '@maidan/ui/Picture';
import { useRef, useState } from 'react';
import { PurgeDialog } from '../../dialogs/PurgeDialog.tsx';
import { nearMoment } from '../../times/time.ts';
import { useNow } from '../../times/use-now.ts';
import { hasRole, useStaff } from '../../session/DeskContext.tsx';
import { kindNames } from './kind-names.ts';
import * as css from './Posts.css.ts';

interface PostRowProps {
  post: DeskPost;
  chosen: boolean;
  /** Undefined if the post cannot be selected. */
  onChoose: ((chosen: boolean) => void) | undefined;
  /** Withdraws or restores the post; undefined for read-only roles. */
  onAct: (() => void) | undefined;
  /** Edits the post, or a copy of it. */
  onEdit: ((copy: boolean) => void) | undefined;
}

function whenText({ state, published_at: at, withdrawn_at: withdrawn }: DeskPost, now: number): string {
  if (state === 'withdrawn') return withdrawn === null ? 'Withdrawn' : `Withdrawn: ${nearMoment(withdrawn, now)}`;
  if (at === null) return '';
  return state === 'scheduled' ? `Scheduled: ${nearMoment(at, now)}` : nearMoment(at, now);
}

const numbers = ({ views, likes }: DeskPost): string =>
  `${formatNumber(views)} ${views === 1 ? 'view' : 'views'}, ${formatNumber(likes)} ${likes === 1 ? 'like' : 'likes'}`;

/** The desk's content policy blocks pictures on other hosts, so that no third party learns who uses the desk. */
const isOurs = ({ picture, picture_variants: variants }: DeskPost): boolean =>
  variants !== null || picture?.startsWith('/') === true;

export function PostRow({ post, chosen, onChoose, onAct, onEdit }: PostRowProps) {
  const more = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const now = useNow();
  const [isPurging, setIsPurging] = useState(false);
  const mayPurge = hasRole(useStaff(), 'owner', 'moderator') && post.state === 'withdrawn';
  const items = useItems(post, { onAct, onEdit, onPurge: mayPurge ? () => setIsPurging(true) : undefined });
  const picture = isOurs(post) ? shownPicture(post.picture, post.picture_variants) : null;
  return (
    <>
      {onChoose && <Checkbox label={`Select ${post.name}`} labelHidden checked={chosen} onChange={onChoose} />}
      <span className={css.frame}>
        {picture === null ? (
          <ImageIcon />
        ) : (
          <Picture className={css.picture} of={picture} src={picture.src} alt="" sizes="56px" loading="lazy" />
        )}
      </span>
      <Box flex="rest" overflowWrap="anywhere">
        <h2 className={css.name} dir="auto">
          {post.name}
        </h2>
        <Text font="note" fontVariantNumeric="tabular">
          {kindNames[post.type]}. {whenText(post, now)}
        </Text>
        {post.state !== 'scheduled' && (
          <Text font="note" fontVariantNumeric="tabular">
            {numbers(post)}
          </Text>
        )}
      </Box>
      {items.length > 0 && (
        <IconButton
          ref={more}
          label={`More about ${post.name}`}
          icon={<MoreIcon />}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
        />
      )}
      {isOpen && <Menu label={post.name} anchor={more} items={items} onClose={() => setIsOpen(false)} />}
      {isPurging && <PurgeDialog post={{ id: Number(post.id), name: post.name }} onClose={() => setIsPurging(false)} />}
    </>
  );
}

interface Acts extends Pick<PostRowProps, 'onAct' | 'onEdit'> {
  readonly onPurge: (() => void) | undefined;
}

function useItems({ slug, state }: DeskPost, { onAct, onEdit, onPurge }: Acts): MenuItem[] {
  const { feedOrigin } = useSiteConfig();
  const items: MenuItem[] = [];
  if (state === 'out') {
    const href = `${feedOrigin}/post/${encodeURIComponent(slug)}`;
    items.push({ key: 'see', label: 'Open on the site', icon: <ExternalIcon size={20} />, href });
  }
  if (onEdit) {
    items.push(
      { key: 'edit', label: 'Edit', icon: <EditIcon size={20} />, onSelect: () => onEdit(false) },
      { key: 'copy', label: 'Duplicate', icon: <CopyIcon size={20} />, onSelect: () => onEdit(true) },
    );
  }
  if (onAct) {
    const act =
      state === 'withdrawn'
        ? { label: 'Restore', icon: <RetryIcon size={20} /> }
        : { label: 'Withdraw', icon: <TrashIcon size={20} /> };
    items.push({ key: 'act', ...act, onSelect: onAct });
  }
  if (onPurge) {
    items.push({ key: 'purge', label: 'Delete its files…', icon: <TrashIcon size={20} />, onSelect: onPurge });
  }
  return items;
}
