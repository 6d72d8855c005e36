import { redirect } from 'react-router';
import { paths } from '../../paths.ts';

/** An older address of the refund policy, still found in links. */
export function loader() {
  return redirect(paths.refundPolicy(), 308);
}
