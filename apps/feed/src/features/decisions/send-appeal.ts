import { defineAction } from '@maidan/actions/action';
import { appeal, decisions } from '@maidan/contract/account/decisions';
import { showToast } from '@maidan/ui/toast/toast-store';

/** Appeals against a decision, once. */
export const sendAppeal = defineAction({
  endpoint: appeal,
  offline: 'fail',
  async settle({ client }) {
    await client.invalidateQueries({ queryKey: [decisions.id] });
    return () => undefined;
  },
  done: (_context, _input, { message }) => void showToast(message),
});
