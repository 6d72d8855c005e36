import { useParams } from 'react-router';
import { Answers } from '../features/forms/Answers.tsx';
import { FormList } from '../features/forms/FormList.tsx';
import { OnlyFor } from '../parts/OnlyFor.tsx';

export default function FormsPage() {
  const { id } = useParams();
  return (
    <OnlyFor roles={['owner', 'editor']} title="Forms">
      {id === undefined ? <FormList /> : <Answers key={id} id={id} />}
    </OnlyFor>
  );
}
