import { useParams } from 'react-router';
import { PageParts } from '../features/pages/PageParts.tsx';
import { OnlyFor } from '../page/OnlyFor.tsx';
import { pageParts, type PagePart } from '../paths.ts';

export default function PagePartsPage() {
  const { part } = useParams();
  return (
    <OnlyFor roles={['owner', 'editor']} title="Tags and pages">
      <PageParts part={pageParts.includes(part as PagePart) ? (part as PagePart) : 'tags'} />
    </OnlyFor>
  );
}
