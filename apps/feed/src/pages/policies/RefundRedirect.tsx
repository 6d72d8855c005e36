import { redirect } from 'react-router';
import { paths } from '../../paths.ts';

/** An older address of the refund policy that links still carry. */
export function loader() {
  return redirect(paths.refundPolicy(), 308);
}
