import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Badge } from './Badge.tsx';

const meta = { component: Badge, args: { children: 'New' } } satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Inline>
      <Badge>New</Badge>
      <Badge tone="unread">Unread (3)</Badge>
      <Badge tone="turf">Registered</Badge>
      <Badge tone="quiet">Closed</Badge>
    </Inline>
  ),
};

export const LeagueAccent: Story = { globals: { site: 'league' }, args: { children: 'Live' } };

export const LongLabelAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { children: 'Registrations for this event close on Friday at eleven in the evening' },
};
