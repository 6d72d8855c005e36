import type { UnsentAction } from '@maidan/actions/queue/unsent-actions';
import { league } from '@maidan/brand/brand';
import type { Body } from '@maidan/contract/core/endpoint';
import type { saveFormResponse } from '@maidan/contract/league/custom-forms';
import type { editResponse } from '@maidan/contract/league/form-receipts';
import { t } from '@maidan/i18n/text';
import { noIndex } from '@maidan/site/document/document-meta';
import { WaitingView } from '@maidan/site/features/waiting/WaitingView';
import { PageHead } from '../features/league/PageHead.tsx';
import { useUnsentScore } from '../features/score/session/use-unsent-score.ts';
import { UnsentScore } from '../features/score/UnsentScore.tsx';
import { frame } from '../frame.css.ts';
import { paths } from '../paths.ts';

export const meta = () => [{ title: `${t('waiting.title')} · ${league.abbreviation}` }, noIndex];

/** Endpoint ids as strings, since importing the endpoints would add the form rules to every page. */
const ofForms: ReadonlySet<string> = new Set(['saveFormResponse', 'editResponse']);

/** Unsent answers link to their form, where they can be changed. */
function linkOf({ name, input }: UnsentAction) {
  if (!ofForms.has(name)) return null;
  const { form_id: id } = input as Body<typeof saveFormResponse> | Body<typeof editResponse>;
  return { href: paths.form(id), label: t('waiting.openForm') };
}

export default function WaitingPage() {
  const unsentScore = useUnsentScore();
  return (
    <div className={frame}>
      <PageHead parent={{ label: league.abbreviation, href: paths.home() }} here={t('waiting.title')} />
      {unsentScore ? <UnsentScore count={unsentScore} /> : null}
      <WaitingView linkOf={linkOf} hasOthers={unsentScore !== 0} />
    </div>
  );
}
