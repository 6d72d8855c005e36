import { useAlert } from '@maidan/auth/session/use-alert';
import { AlertBar } from '@maidan/ui/AlertBar';

/** The alert bar of a site: a stored message, shown once, for 5 seconds. */
export function SiteAlert() {
  return <AlertBar {...useAlert()} />;
}
