import { useApi } from '@maidan/api-client/core/api-provider';
import { formDraftQuery } from '@maidan/api-client/queries/desk/forms';
import { lazyPart } from '@maidan/browser/lazy-part';
import { useOnline } from '@maidan/browser/use-online';
import { formDraft, type FormToBuild } from '@maidan/contract/desk/forms/form-builder';
import { PAGE } from '@maidan/contract/rules/form-conditions';
import { PageBody } from '../../../page/PageBody.tsx';
import { Button } from '@maidan/ui/Button';
import { Dialog } from '@maidan/ui/Dialog';
import { EyeIcon } from '@maidan/ui/icons';
import { Box, Grid, Text } from '@maidan/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { counted } from '../../../page/counts.ts';
import { useUploadReason } from '../../../files/open-uploads.ts';
import { Loaded } from '../../../rows/Loaded.tsx';
import { showUndo } from '../../../acts/show-undo.ts';
import { paths, type BuildPart } from '../../../paths.ts';
import { FormHead } from '../FormHead.tsx';
import { countChanges } from './built-form.ts';
import * as css from './FormBuilder.css.ts';
import { FieldsPart } from './fields/FieldsPart.tsx';
import { FormMenu } from './FormMenu.tsx';
import { FormPreview } from './FormPreview.tsx';
import { HistoryPart } from './HistoryPart.tsx';
import { LimitsPart } from './LimitsPart.tsx';
import { LinkPart } from './LinkPart.tsx';
import { LookPart } from './LookPart.tsx';
import { useFormActs } from './use-form-acts.ts';
import { useFormBuilder } from './use-form-builder.ts';

// Few forms have a waiting list.
const WaitingPart = lazyPart(async () => (await import('./WaitingPart.tsx')).WaitingPart);

/** The form builder, once its data has loaded. */
export function FormBuilder({ id, part }: { id: string; part: BuildPart }) {
  const query = useQuery(formDraftQuery(useApi(), id));
  if (query.data) return <Builder key={id} id={id} part={part} loaded={query.data} />;
  return (
    <>
      <FormHead id={id} part={part} title="Form" />
      <PageBody paddingTop={5}>
        <Loaded query={query} what="form" back={{ href: paths.forms(), label: 'Back to the forms' }}>
          {() => null}
        </Loaded>
      </PageBody>
    </>
  );
}

interface BuilderProps {
  id: string;
  part: BuildPart;
  loaded: FormToBuild;
}

const stateNames = {
  draft: 'Not published',
  open: 'Open',
  early: 'Not open yet',
  closed: 'Closed',
  full: 'Full',
} as const;

function Builder({ id, part, loaded }: BuilderProps) {
  const online = useOnline();
  const uploading = useUploadReason();
  const builder = useFormBuilder(id, loaded);
  const acts = useFormActs(id, loaded, builder);
  const [isTrying, setIsTrying] = useState(false);
  const { content, isDirty, save, publish } = builder;
  const changes = loaded.published === null ? null : countChanges(loaded.published, content);
  const saved = !online ? 'saved on this device' : isDirty ? (save.isError ? 'not saved yet' : 'saving') : null;
  const news = changes === null || changes === 0 ? null : counted(changes, 'unpublished change');
  const under = [stateNames[loaded.form.state], news, saved].filter((each) => each !== null).join(', ');
  const label = changes === null ? 'Publish' : changes === 0 ? 'Published' : `Publish ${counted(changes, 'change')}`;
  const problem = builder.errors['fields'] ?? Object.values(builder.errors).find((text) => text !== undefined);

  function send() {
    const before = loaded.published;
    publish.mutate(undefined, {
      onSuccess: () => showUndo(`Published: ${content.title}`, () => acts.takeBack.mutate(before)),
    });
  }

  return (
    <>
      <FormHead
        id={id}
        part={part}
        title={content.title.trim() === '' ? 'Untitled form' : content.title}
        under={under}
        fields={content.fields.filter(({ type }) => type !== PAGE).length}
        answers={loaded.form.answers}
      >
        <FormMenu loaded={loaded} acts={acts} />
      </FormHead>
      <div className={css.panes} data-part={part}>
        <Grid alignContent="start" gap={6} maxWidth="page" paddingTop={5} paddingInline="page">
          {part === 'fields' && <FieldsPart builder={builder} retired={loaded.retired} />}
          {part === 'look' && <LookPart theme={content.theme} onChange={(theme) => builder.change({ theme })} />}
          {part === 'limits' && (
            <>
              <LimitsPart limits={loaded.limits} answers={loaded.form.answers} waiting={loaded.waiting} acts={acts} />
              <LinkPart id={id} published={loaded.published} />
            </>
          )}
          {part === 'limits' && loaded.waiting > 0 && (
            <Suspense>
              <WaitingPart id={id} counts={formDraft} />
            </Suspense>
          )}
          {part === 'history' && <HistoryPart id={id} versions={loaded.versions} builder={builder} />}
          {problem !== undefined && (
            <Text font="text15" color="error" overflowWrap="anywhere" role="alert">
              {problem}
            </Text>
          )}
          <div className={css.bar}>
            <span className={css.onPhone}>
              <Button icon={<EyeIcon size={20} />} onClick={() => setIsTrying(true)}>
                Try it
              </Button>
            </span>
            <Box as="span" flex="rest">
              <Button
                wide
                variant="signal"
                pending={publish.isPending}
                disabledReason={
                  !online
                    ? 'You are offline. Your changes are saved on this device.'
                    : (uploading ?? (changes === 0 ? 'Everything is published.' : undefined))
                }
                onClick={send}
              >
                {label}
              </Button>
            </Box>
          </div>
        </Grid>
        <aside className={css.side} aria-label="Preview">
          <FormPreview form={content} grounds={loaded.grounds} />
        </aside>
      </div>
      <Dialog open={isTrying} onClose={() => setIsTrying(false)} title="Try it">
        <FormPreview form={content} grounds={loaded.grounds} />
      </Dialog>
    </>
  );
}
