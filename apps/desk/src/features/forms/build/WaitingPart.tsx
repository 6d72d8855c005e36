import { useApi } from '@maidan/api-client/core/api-provider';
import { formWaitingQuery } from '@maidan/api-client/queries/desk/forms';
import type { Endpoint } from '@maidan/contract/core/endpoint';
import { formWaitingList, offerWaitingPlace, removeWaitingPerson } from '@maidan/contract/desk/forms/form-waiting';
import { useInfiniteQuery } from '@tanstack/react-query';
import { WaitingPeople } from '../../../rows/WaitingPeople.tsx';

interface WaitingPartProps {
  id: string;
  /** The endpoint that also returns the number of people waiting. */
  counts: Endpoint;
}

/** The waiting list of a form. */
export function WaitingPart({ id: form, counts }: WaitingPartProps) {
  const api = useApi();
  return (
    <WaitingPeople
      query={useInfiniteQuery(formWaitingQuery(api, form))}
      offer={(id) => api.call(offerWaitingPlace, { params: { id } })}
      remove={(id) => api.call(removeWaitingPerson, { params: { id } })}
      changes={[formWaitingList, counts]}
      hint="You can offer a place to anyone on the list, even when the form is full."
    />
  );
}
