import { Drafts } from '../features/posts/Drafts.tsx';
import { OnlyFor } from '../page/OnlyFor.tsx';

export default function DraftsPage() {
  return (
    <OnlyFor roles={['owner', 'editor']} title="Posts">
      <Drafts />
    </OnlyFor>
  );
}
