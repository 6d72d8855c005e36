import type { Endpoint } from '@maidan/contract/core/endpoint';
import { WEBHOOKS_MAX, type ChosenEvent, type Webhook } from '@maidan/contract/desk/webhooks';
import { Button } from '@maidan/ui/Button';
import { PlusIcon } from '@maidan/ui/icons';
import { Box, Row, Text } from '@maidan/ui/layout';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { useState, type ComponentProps } from 'react';
import { counted } from '../page/counts.ts';
import * as layout from '../page/layout.css.ts';
import { Loaded } from '../rows/Loaded.tsx';
import { Section } from '../page/Section.tsx';
import { DeliveriesDialog } from './DeliveriesDialog.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { WebhookDialog, type AddWebhook } from './WebhookDialog.tsx';
import type { EventOption } from './webhook-words.ts';

type Opened =
  | { readonly what: 'edit'; readonly webhook: Webhook | null }
  | { readonly what: 'log'; readonly webhook: Webhook }
  | { readonly what: 'secret'; readonly secret: string };

interface WebhooksProps<Event extends ChosenEvent> {
  query: ComponentProps<typeof Loaded<{ readonly data: readonly Webhook[] }>>['query'];
  /** The endpoint of the query. */
  list: Endpoint;
  add: AddWebhook<Event>;
  /** The events to choose from. */
  options: readonly EventOption<Event>[];
  about: {
    /** The owner of the webhooks, at the start of a sentence: "A form". */
    readonly owner: string;
    /** Shown in place of an empty list. */
    readonly empty: string;
  };
}

/** A list of webhooks, with dialogs for their settings, secret and deliveries. */
export function Webhooks<Event extends ChosenEvent>({ query, list, add, options, about }: WebhooksProps<Event>) {
  const [opened, setOpened] = useState<Opened | null>(null);
  // A dialog replaced by another one also reports its closing, which must not close the new one.
  const close = (what: Opened['what']) => () => setOpened((now) => (now?.what === what ? null : now));
  const isFull = (query.data?.data.length ?? 0) >= WEBHOOKS_MAX;
  return (
    <>
      <Section title="Webhooks" note="applied immediately">
        <Loaded query={query} what="webhooks">
          {({ data }) => (
            <>
              {data.length === 0 && <p className={layout.row}>{about.empty}</p>}
              <ul>
                {data.map((webhook) => (
                  <li key={webhook.id} className={layout.row}>
                    <span className={layout.rowText}>
                      <Text as="span" font="name" overflowWrap="anywhere" translate="no">
                        {webhook.address}
                      </Text>
                      <br />
                      <Text as="span" font="aside">
                        {describe(webhook, options)}
                      </Text>
                    </span>
                    <Row as="span" flexWrap="wrap">
                      <Button onClick={() => setOpened({ what: 'log', webhook })}>
                        Deliveries<VisuallyHidden> to {webhook.address}</VisuallyHidden>
                      </Button>
                      <Button onClick={() => setOpened({ what: 'edit', webhook })}>
                        Edit<VisuallyHidden> {webhook.address}</VisuallyHidden>
                      </Button>
                    </Row>
                  </li>
                ))}
              </ul>
              <Box paddingTop={4}>
                <Button
                  icon={<PlusIcon size={20} />}
                  disabledReason={isFull ? `${about.owner} can have at most ${WEBHOOKS_MAX} webhooks.` : undefined}
                  onClick={() => setOpened({ what: 'edit', webhook: null })}
                >
                  Add a webhook
                </Button>
              </Box>
            </>
          )}
        </Loaded>
      </Section>
      {opened?.what === 'edit' && (
        <WebhookDialog
          webhook={opened.webhook}
          list={list}
          add={add}
          options={options}
          onSecret={(secret) => setOpened({ what: 'secret', secret })}
          onClose={close('edit')}
        />
      )}
      {opened?.what === 'secret' && <SecretDialog secret={opened.secret} onClose={close('secret')} />}
      {opened?.what === 'log' && <DeliveriesDialog webhook={opened.webhook} list={list} onClose={close('log')} />}
    </>
  );
}

function describe({ events, is_on: isOn, waiting }: Webhook, options: readonly EventOption[]): string {
  const chosen = options.filter(({ value }) => events.includes(value)).map(({ label }) => label);
  const what = chosen.length === options.length ? 'Everything' : chosen.join(', ');
  return [
    isOn ? what : `Off. ${what}`,
    ...(waiting > 0 ? [`${counted(waiting, 'delivery', 'deliveries')} waiting`] : []),
  ]
    .join('. ')
    .concat('.');
}
