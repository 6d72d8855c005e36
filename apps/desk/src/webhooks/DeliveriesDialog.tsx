import { useApi } from '@maidan/api-client/core/api-provider';
import { webhookDeliveriesQuery } from '@maidan/api-client/queries/desk/webhooks';
import type { Endpoint } from '@maidan/contract/core/endpoint';
import {
  replayWebhook,
  testWebhook,
  webhookDeliveries,
  type Webhook,
  type WebhookDelivery,
} from '@maidan/contract/desk/webhooks';
import { useOnline } from '@maidan/browser/use-online';
import { Button } from '@maidan/ui/Button';
import { Dialog } from '@maidan/ui/Dialog';
import { Grid, Row, Text } from '@maidan/ui/layout';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useInfiniteQuery } from '@tanstack/react-query';
import { counted } from '../page/counts.ts';
import * as layout from '../page/layout.css.ts';
import { Loaded } from '../rows/Loaded.tsx';
import { MoreButton } from '../rows/MoreButton.tsx';
import { nearMoment, nearMomentInText } from '../times/time.ts';
import { useAct } from '../acts/use-act.ts';
import { useNow } from '../times/use-now.ts';
import { eventName, outcomeText } from './webhook-words.ts';
import { ListRowText } from '../rows/ListRow.tsx';

interface DeliveriesDialogProps {
  webhook: Webhook;
  /** The endpoint of the list that shows the number of waiting deliveries. */
  list: Endpoint;
  onClose: () => void;
}

/** The deliveries of a webhook, with their outcomes. */
export function DeliveriesDialog({ webhook, list, onClose }: DeliveriesDialogProps) {
  const api = useApi();
  const online = useOnline();
  const params = { id: webhook.id ?? 0 };
  const query = useInfiniteQuery(webhookDeliveriesQuery(api, params.id));
  const changes = [webhookDeliveries, list];
  const replay = useAct(
    (delivery?: number) => api.call(replayWebhook, { params, body: delivery ? { delivery } : {} }),
    {
      changes,
      done: () => showToast('Resending'),
    },
  );
  const test = useAct(() => api.call(testWebhook, { params }), {
    changes,
    done: () => showToast('Test queued'),
  });
  const reason = online ? undefined : 'You are offline.';
  const deliveries = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Dialog open onClose={onClose} title="Deliveries">
      <Grid gap={4} minWidth="dialog">
        <Text font="note">From the last 30 days, newest first. Deliveries are sent one at a time.</Text>
        <Row flexWrap="wrap">
          <Button
            pending={test.isPending}
            disabledReason={webhook.is_on ? reason : 'The webhook is off.'}
            onClick={() => test.mutate(undefined)}
          >
            Send a test
          </Button>
          <Button pending={query.isFetching} disabledReason={reason} onClick={() => void query.refetch()}>
            Refresh
          </Button>
          {deliveries.some(({ state }) => state === 'given-up') && (
            <Button pending={replay.isPending} disabledReason={reason} onClick={() => replay.mutate(undefined)}>
              Resend all failed deliveries
            </Button>
          )}
        </Row>
        <Loaded query={query} what="deliveries">
          {() =>
            deliveries.length === 0 ? (
              <p className={layout.row}>No deliveries yet.</p>
            ) : (
              <ul>
                {deliveries.map((delivery) => (
                  <li key={delivery.id} className={layout.row}>
                    <DeliveryText delivery={delivery} />
                    {delivery.state !== 'waiting' && (
                      <Button
                        pending={replay.isPending && replay.variables === delivery.id}
                        disabledReason={reason}
                        onClick={() => replay.mutate(Number(delivery.id))}
                      >
                        Resend
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
        <MoreButton query={query}>Earlier deliveries</MoreButton>
      </Grid>
    </Dialog>
  );
}

function DeliveryText({ delivery }: { delivery: WebhookDelivery }) {
  const now = useNow();
  const { event, state, at, attempts, until } = delivery;
  const outcome = outcomeText(delivery);
  const when = until === null ? '' : nearMomentInText(until, now);
  const became =
    state === 'delivered'
      ? `Delivered ${when}`
      : state === 'given-up'
        ? `Failed ${when}`
        : attempts === 0
          ? 'Waiting in the queue'
          : `Next attempt ${when}`;
  return (
    <ListRowText
      name={eventName(event)}
      note={
        <>
          {at === null ? '' : `${nearMoment(at, now)}. `}
          {became}
          {attempts > 0 && `, ${counted(attempts, 'attempt')}`}
          {outcome !== null && `: ${outcome}`}.
        </>
      }
    />
  );
}
