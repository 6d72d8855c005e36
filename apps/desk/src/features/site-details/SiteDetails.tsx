import { useApi } from '@maidan/api-client/core/api-provider';
import { siteDetailsQuery } from '@maidan/api-client/queries/desk/site-details';
import type { SiteDetail } from '@maidan/contract/desk/site-details';
import { Button } from '@maidan/ui/Button';
import { EditIcon } from '@maidan/ui/icons';
import { Box } from '@maidan/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Facts } from '../../page/Facts.tsx';
import { Loaded } from '../../rows/Loaded.tsx';
import { Section } from '../../page/Section.tsx';
import { detailGroups, detailLabels, type DetailGroup } from '../../acts/detail-groups.ts';
import { DetailsDialog } from './DetailsDialog.tsx';

/** Names, contacts and policies. Both sites show a change within seconds. */
export function SiteDetails() {
  const query = useQuery(siteDetailsQuery(useApi()));
  const [edited, setEdited] = useState<DetailGroup | null>(null);
  return (
    <Loaded query={query} what="names and contacts">
      {({ data }) => (
        <>
          {detailGroups.map((group) => (
            <Section key={group.title} title={group.title} note={group.note}>
              <Facts facts={of(group, data).map((detail) => [detailLabels[detail.name], shownValue(detail)])} />
              <Box paddingTop={4}>
                <Button icon={<EditIcon size={20} />} onClick={() => setEdited(group)}>
                  {group.edit}
                </Button>
              </Box>
            </Section>
          ))}
          {edited !== null && (
            <DetailsDialog group={edited} details={of(edited, data)} onClose={() => setEdited(null)} />
          )}
        </>
      )}
    </Loaded>
  );
}

const of = ({ fields }: DetailGroup, details: readonly SiteDetail[]): readonly SiteDetail[] =>
  details.filter(({ name }) => fields.includes(name));

const shownValue = ({ value, built_in: builtIn }: SiteDetail): string => (value ?? builtIn) || 'Not shown';
