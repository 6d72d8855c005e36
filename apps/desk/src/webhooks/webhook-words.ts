import type { AnswerEvent, ChosenEvent, RegistrationEvent, WebhookDelivery } from '@maidan/contract/desk/webhooks';

export interface EventOption<Event extends ChosenEvent = ChosenEvent> {
  readonly value: Event;
  readonly label: string;
}

export const answerEventOptions: readonly EventOption<AnswerEvent>[] = [
  { value: 'answer.created', label: 'A new answer' },
  { value: 'answer.changed', label: 'An answer was changed' },
  { value: 'answer.withdrawn', label: 'An answer was withdrawn' },
  { value: 'answer.judged', label: 'The state of an answer was set' },
];

export const registrationEventOptions: readonly EventOption<RegistrationEvent>[] = [
  { value: 'registration.created', label: 'Someone registers' },
  { value: 'registration.moved', label: 'Someone is moved to another team' },
  { value: 'registration.cancelled', label: 'A registration is cancelled' },
  { value: 'waiting.joined', label: 'Someone joins a waiting list' },
  { value: 'waiting.offered', label: 'A place is offered' },
  { value: 'waiting.accepted', label: 'An offered place is taken' },
  { value: 'waiting.left', label: 'Someone leaves a waiting list' },
];

const names: Readonly<Record<WebhookDelivery['event'], string>> = {
  'answer.created': 'New answer',
  'answer.changed': 'Changed answer',
  'answer.withdrawn': 'Withdrawn answer',
  'answer.judged': 'State of an answer',
  'registration.created': 'New registration',
  'registration.moved': 'Moved registration',
  'registration.cancelled': 'Cancelled registration',
  'waiting.joined': 'Joined a waiting list',
  'waiting.offered': 'Offered place',
  'waiting.accepted': 'Place taken from a waiting list',
  'waiting.left': 'Left a waiting list',
  test: 'Test',
};

export const eventName = (event: WebhookDelivery['event']): string => names[event];

const failures: Readonly<Record<string, string>> = {
  private: 'the address leads into a private network',
  timeout: 'no reply within ten seconds',
  certificate: 'the server could not prove who it is',
  unreachable: 'the server could not be reached',
};

/** The outcome of the latest attempt, within a sentence; null before the first. */
export function outcomeText({ status, failure }: Pick<WebhookDelivery, 'status' | 'failure'>): string | null {
  if (failure !== null) return failures[failure] ?? 'there was no reply';
  return status === null ? null : `the server replied ${status}`;
}
