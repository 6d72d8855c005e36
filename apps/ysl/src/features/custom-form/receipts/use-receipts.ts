import { useApi } from '@maidan/api-client/core/api-provider';
import { formReceiptsQuery } from '@maidan/api-client/queries/league/custom-forms';
import { useSession } from '@maidan/auth/session/use-session';
import type { Id } from '@maidan/contract/core/wire';
import type { FormReceipt } from '@maidan/contract/league/form-receipts';
import { useQuery } from '@tanstack/react-query';

const NONE: readonly FormReceipt[] = [];

/** The answers that the user has already sent to a form; none for a visitor. */
export function useReceipts(formId: Id): readonly FormReceipt[] {
  const { signedIn } = useSession();
  const { data = NONE } = useQuery({ ...formReceiptsQuery(useApi(), formId), enabled: signedIn });
  return signedIn ? data : NONE;
}
