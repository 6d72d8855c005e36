import { Notice } from './Notice.tsx';

export function NoPermission() {
  return <Notice tone="look">This is not for your role. An owner can change what you may do.</Notice>;
}
