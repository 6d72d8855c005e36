import { parts, t } from '@maidan/i18n/text';
import { useAction } from '@maidan/actions/use-action';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import type { Decision } from '@maidan/contract/account/decisions';
import { formatDateTime } from '@maidan/i18n/date-time';
import { Button } from '@maidan/ui/Button';
import { TextLink } from '@maidan/ui/TextLink';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { AppealForm } from './AppealForm.tsx';
import * as css from './Decisions.css.ts';
import { sendAppeal } from './send-appeal.ts';

const answers = {
  open: () => t('account.appealed'),
  granted: () => t('account.appealAgreed'),
  refused: () => t('account.appealKept'),
} as const;

/** One decision, and the appeal against it. */
export function DecisionRow({ decision }: { decision: Decision }) {
  const { kind, id, text, comment, post, at, appeal, may_appeal: mayAppeal } = decision;
  const [isOpen, setIsOpen] = useState(false);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const send = useAction(sendAppeal, (outcome) => {
    setPending(false);
    if (outcome.status === 'failed') setError(errorMessage(outcome.error));
  });
  return (
    <li className={css.item}>
      <p className={css.text}>{text}</p>
      {comment === null ? null : (
        <blockquote className={css.quote} dir="auto">
          {comment}
        </blockquote>
      )}
      <p className={css.quiet}>
        {formatDateTime(at)}
        {post === null
          ? null
          : parts('account.decisionOn', {
              post: (
                <TextLink key="post" href={paths.post(post.slug)}>
                  {post.name}
                </TextLink>
              ),
            })}
      </p>
      {appeal === null ? null : <p className={css.quiet}>{answers[appeal]()}</p>}
      {mayAppeal && !isOpen ? (
        <div>
          <Button onClick={() => setIsOpen(true)}>{t('pages.appeal')}</Button>
        </div>
      ) : null}
      {mayAppeal && isOpen ? (
        <AppealForm
          name={`${kind} ${id}`}
          pending={pending}
          error={error}
          onSend={(words) => {
            setPending(true);
            setError(null);
            send({ kind, id: Number(id), text: words });
          }}
        />
      ) : null}
    </li>
  );
}
