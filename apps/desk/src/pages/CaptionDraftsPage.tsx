import { CaptionDrafts } from '../features/posts/captions/CaptionDrafts.tsx';
import { OnlyFor } from '../page/OnlyFor.tsx';

export default function CaptionDraftsPage() {
  return (
    <OnlyFor roles={['owner', 'editor']} title="Posts">
      <CaptionDrafts />
    </OnlyFor>
  );
}
