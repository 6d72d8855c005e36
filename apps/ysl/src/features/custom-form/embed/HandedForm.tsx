import type { Form } from '@maidan/contract/league/custom-forms';
import { useEffect, useState } from 'react';
import { CustomForm } from '../CustomForm.tsx';
import { createAnswers } from '../submit/answers.ts';
import { isHanded, listenTo, READY, SENT } from './handed-answers.ts';

const frame = () => window.opener as Window | null;
const notifyFrame = (message: string) => frame()?.postMessage(message, window.location.origin);

/** The window opened by a framed form: it receives the answers from the frame, and logs in and sends. */
export function HandedForm({ form }: { form: Form }) {
  const [answers] = useState(createAnswers);
  useEffect(() => {
    const stop = listenTo(frame, (message) => {
      if (!isHanded(message)) return;
      for (const { id } of form.fields) {
        const state = message.handed[String(id)];
        if (state) answers.set(id, state);
      }
    });
    notifyFrame(READY);
    return stop;
  }, [form, answers]);
  return <CustomForm form={form} handed={{ answers, onSent: () => notifyFrame(SENT), onEnd: () => window.close() }} />;
}
