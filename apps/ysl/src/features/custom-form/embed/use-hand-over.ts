import { t } from '@maidan/i18n/text';
import type { Form } from '@maidan/contract/league/custom-forms';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { paths } from '../../../paths.ts';
import type { Answers } from '../submit/answers.ts';
import { useFormCheck } from '../submit/use-form-check.ts';
import { useFormParts } from '../use-answer-form.ts';
import { listenTo, READY, SENT, takeAnswers } from './handed-answers.ts';

const LOOK = 'popup,width=520,height=820';

/**
 * For a form framed by another site. The frame has no login and sends nothing: it hands the answers to a window of this
 * site, whose address the person can see.
 */
export function useHandOver(form: Form, id: string, answers: Answers) {
  const { focus, ...parts } = useFormParts(form, answers);
  const check = useFormCheck(form, answers, parts.pages, focus);
  const opened = useRef<Window | null>(null);
  const [state, setState] = useState<'filling' | 'blocked' | 'open' | 'sent'>('filling');

  const hear = useEffectEvent((message: unknown, from: Window) => {
    if (message === READY) from.postMessage(takeAnswers(form, answers), window.location.origin);
    if (message === SENT) setState('sent');
  });
  useEffect(() => listenTo(() => opened.current, hear), []);

  function submit(): void {
    if (!check.isComplete()) return;
    opened.current = window.open(t('language.base') + paths.sendEmbedded(id), '_blank', LOOK);
    setState(opened.current === null ? 'blocked' : 'open');
  }

  const error = state === 'blocked' ? t('forms.windowBlocked') : null;
  return {
    state,
    filling: { ...parts, submission: { submit, cancel() {}, progress: null, isWaiting: false, isDone: false, error } },
  };
}
