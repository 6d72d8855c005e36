import { Button } from '../Button/Button.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import * as css from './PitchSlide.css.ts';

interface SlideAction {
  label: string;
}

interface PitchSlideProps {
  /** 'End of Feed', 'Load More': large, in the centre circle. */
  title: string;
  action: SlideAction & ({ href: string } | { onClick: () => void; pending: boolean });
  as?: 'h1' | 'h2' | 'p';
}

/** The last slide of a video feed: a pitch from above that fills its place. */
export function PitchSlide({ title, action, as: Title = 'h2' }: PitchSlideProps) {
  return (
    <div className={css.slide}>
      <svg className={css.lines} viewBox="0 0 400 700" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d="M24-20V720M376-20V720M24 350H70M330 350H376M110-20V90H290V-20M150 90A55 55 0 0 0 250 90M110 720V610H290V720M150 610A55 55 0 0 1 250 610" />
        <circle cx="200" cy="350" r="130" />
      </svg>
      <div className={css.centre}>
        <Title className={css.title}>{title}</Title>
        {'href' in action ? (
          <LinkButton href={action.href} look="signal">
            {action.label}
          </LinkButton>
        ) : (
          <Button look="signal" onClick={action.onClick} pending={action.pending}>
            {action.label}
          </Button>
        )}
      </div>
    </div>
  );
}
