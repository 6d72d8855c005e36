import type { Endpoint } from '@maidan/contract/core/endpoint';
import { NUMBERS_PER_HOUR, PASSKEY_FRESH_MINUTES, REMOVALS_PER_HOUR } from '@maidan/contract/desk/limits';
import { Text } from '@maidan/ui/layout';
import { Section } from '../../../page/Section.tsx';
import { rolesText } from '../../../session/roles.ts';
import * as css from './Permissions.css.ts';
import { groupPermissions, type Permissions as Group } from './permissions.ts';

/** Limits that the table of calls does not contain. */
const limits = [
  'Organisers see and change only their own leagues, and upload only pictures.',
  'Moderators decide only on reports, held comments and their own earlier decisions, and restore only what moderators removed.',
  'They sanction only people with a reported, held or hidden comment, or with an earlier sanction of theirs.',
  `Per hour, anyone except owners can remove up to ${REMOVALS_PER_HOUR} posts, comments and messages, and anyone can uncover up to ${NUMBERS_PER_HOUR} phone numbers.`,
  'The files of a withdrawn post can be deleted after a day, or sooner by an owner who did not withdraw it.',
  'No one answers an appeal against their own decision.',
  'No one decides about their own account. Only owners decide about staff, and about permanent sanctions.',
];

/** For owners: who may do what, from the same table that the server checks. */
export function Permissions({ calls }: { calls: readonly Endpoint[] }) {
  return (
    <>
      <Text font="aside">
        The server checks these permissions. Those marked “passkey” need a passkey used in the last{' '}
        {PASSKEY_FRESH_MINUTES} minutes.
      </Text>
      {groupPermissions(calls).map((group) => (
        <Section
          key={group.roles.join(' ')}
          title={group.roles.length === 0 ? 'All staff' : rolesText(group.roles)}
          note={`${group.acts.length + group.reads.length} permissions`}
        >
          <Part name="Do" permissions={group.acts} />
          <Part name="Read" permissions={group.reads} />
        </Section>
      ))}
      <Section title="Limits">
        <ul>
          {limits.map((limit) => (
            <li key={limit} className={css.item}>
              {limit}
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

function Part({ name, permissions }: { name: string; permissions: Group['acts'] }) {
  if (permissions.length === 0) return null;
  return (
    <>
      <Text as="h3" paddingTop={4} font="note">
        {name}
      </Text>
      <ul>
        {permissions.map(({ id, text, fresh }) => (
          <li key={id} className={css.item}>
            {text}
            {fresh && (
              <Text as="span" flex="none" font="note">
                passkey
              </Text>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
