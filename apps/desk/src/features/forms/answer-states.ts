import { answerStates, type AnswerState } from '@maidan/contract/desk/forms/forms';

export const stateNames: Readonly<Record<AnswerState, string>> = {
  new: 'New',
  accepted: 'Accepted',
  refused: 'Refused',
  paid: 'Paid offline',
};

export const stateOptions = answerStates.map((value) => ({ value, label: stateNames[value] }));
