import { useApi } from '@maidan/api-client/core/api-provider';
import { useOnline } from '@maidan/browser/use-online';
import { formArchiveLink } from '@maidan/contract/desk/forms/forms';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { Button } from '@maidan/ui/Button';
import { DownloadIcon } from '@maidan/ui/icons';
import { useAct } from '../../acts/use-act.ts';

/** All answers as CSV and XLSX with their files, in one archive. */
export function ArchiveButton({ id }: { id: string }) {
  const api = useApi();
  const online = useOnline();
  const { bases } = useSiteConfig();
  const open = useAct(() => api.call(formArchiveLink, { params: { id } }), {
    changes: [],
    // The reply is a download, so the page stays.
    done: ({ path }) => window.location.assign(new URL(path, new URL(bases.main, window.location.href))),
  });
  return (
    <Button
      icon={<DownloadIcon size={20} />}
      pending={open.isPending}
      disabledReason={online ? undefined : 'You are offline.'}
      onClick={() => open.mutate(undefined)}
    >
      Download all with files
    </Button>
  );
}
