import { postStates, type PostState } from '@maidan/contract/desk/posts/posts';
import { useParams } from 'react-router';
import { Posts } from '../features/posts/Posts.tsx';

export default function PostsPage() {
  const { state } = useParams();
  return <Posts state={postStates.includes(state as PostState) ? (state as PostState) : 'out'} />;
}
