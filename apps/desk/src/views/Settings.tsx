import { PageBody } from '../page/PageBody.tsx';
import { answeringRoles } from '@maidan/contract/desk/access/staff-roles';
import { lazy, Suspense } from 'react';
import { PageHead } from '../page/PageHead.tsx';
import { Tabs } from '../page/Tabs.tsx';
import { paths, type SettingsPart } from '../paths.ts';
import { hasRole, useStaff } from '../session/DeskContext.tsx';
import { rolesText } from '../session/roles.ts';
import { Log } from '../features/log/Log.tsx';
import { NoPermission } from '../page/NoPermission.tsx';
import { ReadyAnswers } from '../features/inbox/ready-answers/ReadyAnswers.tsx';
import { SiteDetails } from '../features/site-details/SiteDetails.tsx';
import { Staff } from '../features/access/staff/Staff.tsx';
import { You } from '../features/access/you/You.tsx';

/** Loaded on demand, because it needs the summaries of all calls, which other pages leave out. */
const Permissions = lazy(async () => {
  const [{ Permissions: Table }, { deskCalls }] = await Promise.all([
    import('../features/access/permissions/Permissions.tsx'),
    import('@maidan/contract/desk/desk-calls'),
  ]);
  return { default: () => <Table calls={deskCalls} /> };
});

/** Parts not allowed for a role are left out of the tabs; their URLs say whom to ask. */
export function Settings({ part }: { part: SettingsPart }) {
  const me = useStaff();
  const parts: readonly { part: SettingsPart; name: string; allowed: boolean }[] = [
    { part: 'you', name: 'You', allowed: true },
    { part: 'staff', name: 'Staff', allowed: hasRole(me, 'owner') },
    { part: 'permissions', name: 'Permissions', allowed: hasRole(me, 'owner') },
    { part: 'sites', name: 'Sites', allowed: hasRole(me, 'owner') },
    { part: 'answers', name: 'Ready answers', allowed: hasRole(me, ...answeringRoles) },
    { part: 'log', name: 'Log', allowed: hasRole(me, 'owner', 'moderator', 'organiser') },
  ];
  const allowed = parts.find((one) => one.part === part)?.allowed === true;
  return (
    <>
      <PageHead title="Settings" under={`${me.name}, ${rolesText(me.roles).toLowerCase()}`} />
      <Tabs
        label="Settings"
        tabs={parts
          .filter((one) => one.allowed)
          .map((one) => ({ name: one.name, href: paths.settings(one.part), current: one.part === part }))}
      />
      <PageBody paddingTop={5}>
        {!allowed && <NoPermission />}
        {allowed && part === 'you' && <You />}
        {allowed && part === 'staff' && <Staff />}
        {allowed && part === 'permissions' && (
          <Suspense>
            <Permissions />
          </Suspense>
        )}
        {allowed && part === 'sites' && <SiteDetails />}
        {allowed && part === 'answers' && <ReadyAnswers mayEdit={hasRole(me, 'owner', 'editor')} />}
        {allowed && part === 'log' && <Log isOwner={hasRole(me, 'owner')} />}
      </PageBody>
    </>
  );
}
