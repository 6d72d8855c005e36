import type { TextMessages } from '@maidan/contract/desk/today';
import { Text } from '@maidan/ui/layout';

/** For owners: whether text messages arrive, and their cost. */
export function TextMessagesFacts({ messages: { sent, delivered, failed, cost } }: { messages: TextMessages }) {
  const price = cost === null ? '' : ` They cost ₹${cost.toFixed(2)}.`;
  return (
    <Text font="note">
      {`${sent} sent, ${delivered} confirmed delivered. `}
      {failed === 0 ? 'None failed.' : <strong>{`${failed} failed: check the provider.`}</strong>}
      {price}
    </Text>
  );
}
