import { useApi } from '@maidan/api-client/core/api-provider';
import { ApiError } from '@maidan/api-client/errors/api-error';
import { openFormLink, type Form } from '@maidan/contract/league/custom-forms';
import { LINK_MAX } from '@maidan/contract/rules/prefill';
import { useEffect, useEffectEvent, useState } from 'react';
import { writeText } from '../progress/progress-saver.ts';
import type { Answers } from '../submit/answers.ts';

export type LinkState = 'none' | 'filled' | 'refused' | 'unreachable';

const PREFIX = '#fill=';

/** What an address carries for a form, behind the part that servers see; an address that was cut is refused like any other. */
const linkOf = (hash: string): string | null => (hash.startsWith(PREFIX) ? hash.slice(PREFIX.length) : null);

/**
 * Fills in what the organiser's link carries, where nothing is entered yet. Only the server can tell whether a link is real.
 * @param isReady what was kept of an earlier visit is back
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
