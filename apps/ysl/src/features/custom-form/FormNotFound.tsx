import { LinkButton } from '@maidan/ui/LinkButton';
import { NotFound } from '@maidan/ui/NotFound';
import { paths } from '../../paths.ts';
import { frame } from '../../frame.css.ts';

export function FormNotFound() {
  return (
    <div className={frame}>
      <NotFound
        flush
        as="h1"
        title="Form Not Found"
        text="Sorry, the form you’re looking for doesn’t exist or has been moved."
      >
        <LinkButton href={paths.home()} variant="ink">
          Go to Homepage
        </LinkButton>
      </NotFound>
    </div>
  );
}
