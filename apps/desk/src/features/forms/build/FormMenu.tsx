import type { FormToBuild } from '@maidan/contract/desk/forms/form-builder';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { BookmarkIcon, CodeIcon, CopyIcon, ExternalIcon, LockIcon, MoreIcon, RetryIcon } from '@maidan/ui/icons';
import { IconButton } from '@maidan/ui/IconButton';
import { Menu, type MenuItem } from '@maidan/ui/Menu';
import { copyText } from '@maidan/ui/share/copy-text';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useRef, useState } from 'react';
import { EmbedDialog } from './EmbedDialog.tsx';
import type { FormActs } from './use-form-acts.ts';

interface FormMenuProps {
  loaded: FormToBuild;
  acts: FormActs;
}

/** Actions on the form as a whole. */
export function FormMenu({ loaded: { form, limits, changed_at: changedAt }, acts }: FormMenuProps) {
  const { leagueOrigin } = useSiteConfig();
  const [isOpen, setIsOpen] = useState(false);
  const [isEmbedding, setIsEmbedding] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const isPublished = form.state !== 'draft';
  const address = `${leagueOrigin}/form/${form.slug}`;

  async function copyLink() {
    if (await copyText(address)) showToast('Link copied');
    else showToast(`Your browser couldn’t copy it: ${address}`, { tone: 'error' });
  }

  const items: MenuItem[] = [
    ...(isPublished
      ? [
          { key: 'link', label: 'Copy the link', icon: <CopyIcon size={20} />, onSelect: () => void copyLink() },
          {
            key: 'embed',
            label: 'Embed on another site',
            icon: <CodeIcon size={20} />,
            onSelect: () => setIsEmbedding(true),
          },
          { key: 'open', label: 'Open the form', icon: <ExternalIcon size={20} />, href: address },
          {
            key: 'close',
            label: limits.is_closed ? 'Reopen the form' : 'Close the form',
            icon: <LockIcon size={20} />,
            onSelect: () =>
              acts.setLimits(
                { ...limits, is_closed: !limits.is_closed },
                limits.is_closed ? 'Form reopened' : 'Form closed',
              ),
          },
        ]
      : []),
    { key: 'copy', label: 'Duplicate', icon: <CopyIcon size={20} />, onSelect: () => acts.duplicate.mutate(undefined) },
    {
      key: 'template',
      label: form.is_template ? 'Stop offering as a template' : 'Offer as a template',
      icon: <BookmarkIcon size={20} />,
      onSelect: () => acts.template.mutate(!form.is_template),
    },
    ...(isPublished && changedAt !== null
      ? [
          {
            key: 'drop',
            label: 'Discard changes',
            icon: <RetryIcon size={20} />,
            onSelect: () => acts.discard.mutate(undefined),
          },
        ]
      : []),
  ];
  return (
    <>
      <IconButton
        ref={more}
        label="More"
        icon={<MoreIcon />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <Menu label="Form actions" anchor={more} items={items} onClose={() => setIsOpen(false)} />}
      {isEmbedding && <EmbedDialog form={form} onClose={() => setIsEmbedding(false)} />}
    </>
  );
}
