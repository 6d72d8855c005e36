import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge.tsx';
import { Row } from '../../layout/layout.tsx';

const meta = { component: Badge, args: { children: 'New' } } satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Row flexWrap="wrap" gap={3}>
      <Badge>New</Badge>
      <Badge tone="unread">Unread (3)</Badge>
      <Badge tone="turf">Registered</Badge>
      <Badge tone="quiet">Closed</Badge>
    </Row>
  ),
};

export const LeagueAccent: Story = { globals: { site: 'league' }, args: { children: 'Live' } };

export const LongLabelAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { children: 'Registrations for this event close on Friday at eleven in the evening' },
};
