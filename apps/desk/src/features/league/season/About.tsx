import { useApi } from '@maidan/api-client/core/api-provider';
import { deskAboutQuery } from '@maidan/api-client/queries/desk/league';
import type { Reply } from '@maidan/contract/core/endpoint';
import { deskAbout, saveDeskAbout } from '@maidan/contract/desk/league/season/league-pages';
import { Button } from '@maidan/ui/Button';
import { HtmlContent } from '@maidan/ui/HtmlContent';
import { EditIcon } from '@maidan/ui/icons';
import { Box, Text } from '@maidan/ui/layout';
import { TextField } from '@maidan/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EditDialog } from '../../../dialogs/EditDialog.tsx';
import { Loaded } from '../../../rows/Loaded.tsx';
import * as layout from '../../../page/layout.css.ts';
import { RichTextField } from '../../../text/RichTextField.tsx';
import { Section } from '../../../page/Section.tsx';
import { useAct } from '../../../acts/use-act.ts';

type AboutPage = Reply<typeof deskAbout>;

/** The About page, which all leagues share. */
export function About() {
  const query = useQuery(deskAboutQuery(useApi()));
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section title="About" note="one page for all leagues">
      <Loaded query={query} what="About page">
        {(about) => (
          <>
            {about.name === '' ? (
              <p className={layout.row}>The page is empty.</p>
            ) : (
              <div className={layout.row}>
                <div className={layout.rowText}>
                  <Text font="name">{about.name}</Text>
                  <HtmlContent html={about.content} />
                </div>
              </div>
            )}
            {isOpen && <AboutDialog about={about} onClose={() => setIsOpen(false)} />}
          </>
        )}
      </Loaded>
      <Box paddingTop={4}>
        <Button icon={<EditIcon size={20} />} onClick={() => setIsOpen(true)}>
          Edit About
        </Button>
      </Box>
    </Section>
  );
}

function AboutDialog({ about, onClose }: { about: AboutPage; onClose: () => void }) {
  const api = useApi();
  const [name, setName] = useState(about.name);
  const [content, setContent] = useState(about.content);
  const save = useAct(() => api.call(saveDeskAbout, { body: { name: name.trim(), content } }), {
    changes: [deskAbout],
    inPlace: true,
    done: onClose,
  });
  return (
    <EditDialog
      title="About"
      submit={save}
      blocked={name.trim() === '' ? 'Enter a title.' : undefined}
      onClose={onClose}
    >
      <TextField label="Title" autoComplete="off" maxLength={120} value={name} onChange={setName} />
      <RichTextField label="Text" value={content} onChange={setContent} />
    </EditDialog>
  );
}
