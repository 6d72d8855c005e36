import { useApi } from '@maidan/api-client/core/api-provider';
import { sentNotificationsQuery } from '@maidan/api-client/queries/desk/notifications';
import type { SentNotification } from '@maidan/contract/desk/notifications';
import { PageBody } from '../../page/PageBody.tsx';
import { Button } from '@maidan/ui/Button';
import { HtmlContent } from '@maidan/ui/HtmlContent';
import { PlusIcon } from '@maidan/ui/icons';
import { Text } from '@maidan/ui/layout';
import { Link } from '@maidan/ui/links/LinkProvider';
import { TextLink } from '@maidan/ui/TextLink';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as layout from '../../page/layout.css.ts';
import { Loaded } from '../../rows/Loaded.tsx';
import { MoreButton } from '../../rows/MoreButton.tsx';
import { NotifyDialog } from '../../dialogs/NotifyDialog.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import { Section } from '../../page/Section.tsx';
import { nearMoment } from '../../times/time.ts';
import { useNow } from '../../times/use-now.ts';
import { paths } from '../../paths.ts';
import { hasRole, useStaff } from '../../session/DeskContext.tsx';
import * as css from './Notifications.css.ts';

/** Notifications sent by staff, newest first, and the dialog for a new one. */
export function Notifications() {
  const query = useInfiniteQuery(sentNotificationsQuery(useApi()));
  const now = useNow();
  const seesPeople = hasRole(useStaff(), 'owner', 'moderator');
  const [isWriting, setIsWriting] = useState(false);
  return (
    <>
      <PageHead title="Notifications">
        <span data-key="n">
          <Button variant="signal" icon={<PlusIcon size={20} />} onClick={() => setIsWriting(true)}>
            Notify everyone
          </Button>
        </span>
      </PageHead>
      <PageBody>
        <OnePerson seesPeople={seesPeople} />
        <Section title="Sent" note="newest first">
          <Loaded query={query} what="notifications">
            {({ pages }) => {
              const sent = pages.flatMap(({ data }) => data);
              if (sent.length === 0) return <p className={layout.row}>No notifications sent yet.</p>;
              return (
                <ul>
                  {sent.map((one) => (
                    <li key={one.id} className={css.row}>
                      <span>
                        <Recipient to={one.to} seesPeople={seesPeople} />
                        <br />
                        <Text as="span" font="aside">
                          {sentText(one, now)}
                        </Text>
                      </span>
                      <HtmlContent html={one.content} />
                    </li>
                  ))}
                </ul>
              );
            }}
          </Loaded>
          <MoreButton paddingTop={4} query={query} wide />
        </Section>
      </PageBody>
      {isWriting && <NotifyDialog to={null} onClose={() => setIsWriting(false)} />}
    </>
  );
}

/** Explains how to notify one person, depending on the screens this role can open. */
function OnePerson({ seesPeople }: { seesPeople: boolean }) {
  return (
    <Text font="aside">
      To notify one person,{' '}
      {seesPeople ? (
        <>
          find them under <TextLink href={paths.people()}>People</TextLink>.
        </>
      ) : (
        <>
          open a conversation with them in the <TextLink href={paths.inbox('open')}>Inbox</TextLink>.
        </>
      )}
    </Text>
  );
}

function Recipient({ to, seesPeople }: { to: SentNotification['to']; seesPeople: boolean }) {
  if (to === null || !seesPeople)
    return (
      <Text as="span" font="name">
        To {to?.name ?? 'everyone'}
      </Text>
    );
  return (
    <Link className={layout.rowName} href={paths.person(to.id)}>
      To {to.name}
    </Link>
  );
}

const sentText = ({ sent_at: at, sent_by: by }: SentNotification, now: number): string =>
  [at === null ? null : nearMoment(at, now), by === null ? null : `by ${by.name}`].filter(Boolean).join(', ');
