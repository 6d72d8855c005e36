import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { Composer } from '../features/posts/compose/Composer.tsx';
import { OpenDraft } from '../features/posts/compose/OpenDraft.tsx';
import { OnlyFor } from '../page/OnlyFor.tsx';
import { paths } from '../paths.ts';

export default function ComposerPage() {
  const { id } = useParams();
  const navigate = useNavigate();
  // A draft started on this page: once it is stored only the URL changes, without a remount.
  const [begun, setBegun] = useState<string>();
  const isOwn = id === undefined || id === begun;
  return (
    <OnlyFor roles={['owner', 'editor']} title="New post">
      {isOwn ? (
        <Composer
          key="new"
          opened={null}
          onCreated={(created) => {
            setBegun(String(created));
            void navigate(paths.draft(created), { replace: true, preventScrollReset: true });
          }}
        />
      ) : (
        <OpenDraft key={id} id={id} />
      )}
    </OnlyFor>
  );
}
