import { useApi } from '@maidan/api-client/core/api-provider';
import { deskMeQuery } from '@maidan/api-client/queries/desk/access';
import { TextLink } from '@maidan/ui/TextLink';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../paths.ts';
import { orText } from './counts.ts';
import { Notice } from './Notice.tsx';

/** Says that a role lacks access and who can change it, with a way back. @param what the start of the sentence */
export function NoPermission({ what = 'This is' }: { what?: string }) {
  const { data } = useQuery(deskMeQuery(useApi()));
  const owners = data?.owners ?? [];
  return (
    <Notice tone="look">
      {what} not available to your role. {owners.length === 0 ? 'An owner' : orText(owners)} can change your role.{' '}
      <TextLink href={paths.today()}>Back to Today</TextLink>
    </Notice>
  );
}
