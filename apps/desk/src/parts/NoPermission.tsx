import { useApi } from '@maidan/api-client/core/api-provider';
import { deskMeQuery } from '@maidan/api-client/queries/desk/me';
import { TextLink } from '@maidan/ui/TextLink';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../paths.ts';
import { orText } from './counts.ts';
import { Notice } from './Notice.tsx';

/** What is not for someone's role, who can change that, and the way back. @param what begins the sentence */
export function NoPermission({ what = 'This is' }: { what?: string }) {
  const { data } = useQuery(deskMeQuery(useApi()));
  const owners = data?.owners ?? [];
  return (
    <Notice tone="look">
      {what} not for your role. {owners.length === 0 ? 'An owner' : orText(owners)} can change what you may do.{' '}
      <TextLink href={paths.today()}>Back to Today</TextLink>
    </Notice>
  );
}
