import { t } from '@maidan/i18n/text';
import { FilmIcon, ListIcon } from '@maidan/ui/icons';
import { SegmentedToggle } from '@maidan/ui/SegmentedToggle';

interface ViewToggleProps {
  listHref: string;
  /** The same posts, one video at a time. */
  videoHref: string;
}

export function ViewToggle({ listHref, videoHref }: ViewToggleProps) {
  return (
    <SegmentedToggle
      label={t('topics.view')}
      views={[
        { href: listHref, name: t('topics.list'), icon: <ListIcon />, current: true },
        { href: videoHref, name: t('topics.video'), icon: <FilmIcon />, current: false },
      ]}
    />
  );
}
