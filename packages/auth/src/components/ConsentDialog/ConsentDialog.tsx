import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { consentQuery } from '@maidan/api-client/queries/account/consent';
import type { ConsentState } from '@maidan/contract/account/guardian';
import { Dialog } from '@maidan/ui/Dialog';
import { ErrorState } from '@maidan/ui/ErrorState';
import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { BirthYearStep } from './BirthYearStep.tsx';
import { GuardianStep } from './GuardianStep.tsx';
import { WaitingStep } from './WaitingStep.tsx';

interface ConsentDialogProps {
  /** Reports whether personal data may be stored now. */
  readonly onClose: (isGiven: boolean) => void;
}

/** How often the dialog checks for the guardian's answer, in milliseconds. */
const LOOK_EVERY = 4000;

/** Asks for the year of birth, then for a guardian's number, and waits for the guardian. Loaded when first needed. */
export function ConsentDialog({ onClose }: ConsentDialogProps) {
  const api = useApi();
  const client = useQueryClient();
  const query = consentQuery(api);
  const { data, error, refetch, isFetching } = useQuery({
    ...query,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.step === 'waiting' ? LOOK_EVERY : false),
  });
  const [isChanging, setIsChanging] = useState(false);
  const isSettled = data !== undefined && !isFetching && (data.step === 'none' || data.step === 'given');
  const settle = useEffectEvent(() => {
    if (data?.step === 'given') showToast(t('auth.guardianAgreed'));
    onClose(true);
  });
  useEffect(() => {
    if (isSettled) settle();
  }, [isSettled]);

  function next(state: ConsentState): void {
    client.setQueryData(query.queryKey, state);
    setIsChanging(false);
  }
  const close = () => onClose(data?.is_blocked === false);

  return (
    <Dialog open title={titleOf(data)} onClose={close}>
      {data === undefined && error ? (
        <ErrorState flush title={errorMessage(error)} pending={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined && !error ? (
        <SkeletonGroup label={t('auth.loading')}>
          <Skeleton width="long" />
          <Skeleton width="half" />
        </SkeletonGroup>
      ) : null}
      {data?.step === 'age' ? <BirthYearStep onDone={next} /> : null}
      {data?.step === 'guardian' || (data?.step === 'waiting' && isChanging) ? (
        <GuardianStep isRequired={data.rule === 'require'} onDone={next} onSkip={close} />
      ) : null}
      {data?.step === 'waiting' && !isChanging ? (
        <WaitingStep state={data} onClose={close} onChange={() => setIsChanging(true)} />
      ) : null}
      {data?.step === 'ended' ? <p>{t('auth.guardianRefused')}</p> : null}
    </Dialog>
  );
}

function titleOf(state: ConsentState | undefined): string {
  if (state === undefined || state.step === 'age') return t('auth.yourBirthYear');
  return state.step === 'waiting' ? t('auth.waitingTitle') : t('auth.guardian');
}
