import { errorMessage } from '@maidan/api-client/errors/error-message';
import { HtmlContent } from '@maidan/ui/HtmlContent';
import { Grid, Text } from '@maidan/ui/layout';
import { Notice } from '../../../page/Notice.tsx';
import { clockAt } from '../../../times/time.ts';
import { useStaff } from '../../../session/DeskContext.tsx';
import * as css from './Composer.css.ts';
import type { ComposerState } from './use-composer.ts';

/** Warns about another editor of this draft, and resolves conflicts without losing either text. */
export function OtherEditor({ composer: { serverDraft, send, startOver } }: { composer: ComposerState }) {
  const me = useStaff();
  const { latest, isConflict, isGone, goOn } = serverDraft;
  if (isGone && !send.isPending) {
    return (
      <Grid gap={2} justifyItems="start" paddingBottom={3} paddingInline="page">
        <Notice tone="warn" action={{ label: 'Keep it as a new draft', onPress: startOver }}>
          This draft is gone: it was published or discarded. Your text is still here.
        </Notice>
      </Grid>
    );
  }
  const isAlone = latest === undefined || String(latest.staff.id) === String(me.id);
  // Two windows of one person can conflict too.
  if (isAlone && !isConflict) return null;
  const name = latest?.staff.name ?? 'Someone else';
  const since = latest?.changed_at ? `, last at ${clockAt(latest.changed_at)}` : '';
  return (
    <Grid gap={2} justifyItems="start" paddingBottom={3} paddingInline="page">
      {isConflict ? (
        <>
          <Notice
            tone="warn"
            action={{ label: 'Continue with mine', onPress: () => goOn.mutate(), pending: goOn.isPending }}
          >
            {name} has changed this draft too. Your version is saved on this device. If you continue with it, theirs
            becomes a separate draft.
          </Notice>
          {latest && (
            <details>
              <summary className={css.summary}>Read theirs</summary>
              <Text font="name" dir="auto">
                {latest.content.name}
              </Text>
              <HtmlContent html={latest.content.description} />
            </details>
          )}
          {goOn.error && <Notice tone="warn">{errorMessage(goOn.error)}</Notice>}
        </>
      ) : (
        <Notice tone="look">
          {name} is editing this draft too{since}.
        </Notice>
      )}
    </Grid>
  );
}
