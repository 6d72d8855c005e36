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
      label="View"
      views={[
        { href: listHref, name: 'List', icon: <ListIcon />, current: true },
        { href: videoHref, name: 'Video', icon: <FilmIcon />, current: false },
      ]}
    />
  );
}
