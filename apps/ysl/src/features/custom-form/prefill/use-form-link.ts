import { useApi } from '@maidan/api-client/core/api-provider';
import { ApiError } from '@maidan/api-client/errors/api-error';
import { openFormLink, type Form } from '@maidan/contract/league/custom-forms';
import { LINK_MAX } from '@maidan/contract/rules/prefill';
import { useEffect, useEffectEvent, useState } from 'react';
import { writeText } from '../progress/progress-saver.ts';
import type { Answers } from '../submit/answers.ts';

export type LinkState = 'none' | 'filled' | 'refused' | 'unreachable';

const PREFIX = '#fill=';

/** The prefill link in the fragment, which servers never see. A truncated link is refused like any invalid one. */
const linkOf = (hash: string): string | null => (hash.startsWith(PREFIX) ? hash.slice(PREFIX.length) : null);

/**
 * Fills in the answers of the organiser's link where nothing is entered yet. Only the server can verify a link.
 * @param isReady whether answers of an earlier visit have been restored
 */
export function useFormLink({ id, fields }: Form, answers: Answers, isReady: boolean): LinkState {
  const api = useApi();
  const [state, setState] = useState<LinkState>('none');
  const fill = useEffectEvent((found: readonly { readonly field_id: Form['id']; readonly text: string }[]) => {
    for (const { field_id: of, text } of found) {
      const field = fields.find((each) => each.id === of);
      const { text: typed, picks } = answers.get(of);
      if (field && typed === '' && picks.length === 0) answers.set(of, writeText(field, text));
    }
  });
  useEffect(() => {
    const link = linkOf(location.hash);
    if (!isReady || link === null) return undefined;
    if (link === '' || link.length > LINK_MAX) {
      const timer = setTimeout(() => setState('refused'));
      return () => clearTimeout(timer);
    }
    const stop = new AbortController();
    api.call(openFormLink, { body: { form_id: id, link } }, { signal: stop.signal }).then(
      ({ is_valid: isValid, answers: found }) => {
        fill(found);
        setState(isValid ? 'filled' : 'refused');
        return null;
      },
      (error: unknown) => {
        if (!stop.signal.aborted)
          setState(error instanceof ApiError && error.kind === 'http' ? 'refused' : 'unreachable');
        return null;
      },
    );
    return () => stop.abort();
  }, [api, id, isReady]);
  return state;
}
