import { sayAtOnce } from '@maidan/actions/toasts';
import { useSaved, type SavedEntry } from '@maidan/actions/saved/saved';
import { useChangeSaved } from '@maidan/actions/saved/use-change-saved';
import { atBase } from '@maidan/i18n/language-of-path';
import { t } from '@maidan/i18n/text';
import { Button } from '@maidan/ui/Button';
import { EmptyState } from '@maidan/ui/EmptyState';
import { Link } from '@maidan/ui/links/LinkProvider';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { useEffect, useEffectEvent } from 'react';
import { useSiteConfig } from '../../browser/use-site-config.ts';
import { keepPage } from '../../browser/offline/keep-page.ts';
import { allowance } from '../../browser/offline/worker-messages.ts';
import { KeptClipRow } from './KeepClip.tsx';
import { removeKeptClip, useKeptClips } from './kept-clips.ts';
import * as css from './SavedView.css.ts';

/** The most entries stored for offline reading; of a longer list, the newest. */
const KEPT = 30;

const sites = { post: 'feedOrigin', match: 'leagueOrigin' } as const;
const pages = { post: 'post', match: 'fixture' } as const;
const pathOf = ({ kind, id }: SavedEntry) => `/${pages[kind]}/${id.split('/').map(encodeURIComponent).join('/')}`;

/** The reader's saved items, newest first. */
export function SavedView() {
  const entries = useSaved();
  const change = useChangeSaved();
  const config = useSiteConfig();
  const clips = useKeptClips();
  const isHere = ({ kind }: SavedEntry) => config[sites[kind]] === config.origin;

  const keepPages = useEffectEvent(() => {
    if (!navigator.onLine || allowance() !== 'all') return;
    const here = entries.filter(isHere).slice(0, KEPT);
    for (const entry of here) keepPage(atBase(t('language.base'), pathOf(entry)), entry.picture ? [entry.picture] : []);
  });
  // Entries that were saved on another device.
  const count = entries.length;
  useEffect(() => {
    if (count > 0) keepPages();
  }, [count]);

  if (count === 0) return <EmptyState plain title={t('saved.none')} text={t('saved.noneHint')} />;

  function remove(entry: SavedEntry): void {
    const outcome = change(entry, false);
    if (entry.kind === 'post') removeKeptClip(entry.id);
    const undo = { label: t('saved.undo'), onPress: () => void change(entry, true) };
    void sayAtOnce(outcome, t('saved.removed'), undo);
  }

  return (
    <>
      <p className={css.intro}>{t('saved.intro')}</p>
      <ul>
        {entries.map((entry) => (
          <li key={`${entry.kind} ${entry.id}`} className={css.row}>
            {entry.picture && isHere(entry) ? (
              <img className={css.picture} src={entry.picture} alt="" width={72} height={72} loading="lazy" />
            ) : (
              <span className={css.noPicture} />
            )}
            <div className={css.text}>
              <Link
                className={css.title}
                href={isHere(entry) ? pathOf(entry) : config[sites[entry.kind]] + pathOf(entry)}
              >
                {entry.label || t('saved.unnamed')}
              </Link>
              <span className={css.kind}>{entry.kind === 'post' ? t('saved.post') : t('saved.match')}</span>
              {clips
                .filter(({ slug }) => entry.kind === 'post' && slug === entry.id)
                .map(({ slug, bytes }) => (
                  <KeptClipRow key={slug} slug={slug} bytes={bytes} />
                ))}
            </div>
            <Button onClick={() => remove(entry)}>
              {t('saved.remove')}
              <VisuallyHidden>– {entry.label}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
