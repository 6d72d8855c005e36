import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ExternalIcon } from '../../icons/icons.tsx';
import { LinkProvider, type LinkProps } from '../../links/LinkProvider.tsx';
import { LinkButton } from './LinkButton.tsx';
import { Row } from '../../layout/layout.tsx';

const meta = {
  component: LinkButton,
  args: { href: '#fixtures', children: 'Fixtures', variant: 'ink' },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Looks: Story = {
  render: (args) => (
    <Row flexWrap="wrap" gap={3}>
      {(['signal', 'ink', 'edge', 'plain', 'danger'] as const).map((variant) => (
        <LinkButton {...args} key={variant} variant={variant}>
          {variant}
        </LinkButton>
      ))}
    </Row>
  ),
};

export const NewTabSaysSo: Story = {
  args: { newTab: true, icon: <ExternalIcon size={20} />, href: 'https://example.org/', children: 'Learn more' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Learn more (opens in a new tab)' });
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};

const AppLink = ({ href, children, ...rest }: LinkProps) => (
  <a {...rest} href={`/app${href}`}>
    {children}
  </a>
);

export const TheApplicationsOwnLink: Story = {
  render: (args) => (
    <LinkProvider link={AppLink}>
      <LinkButton {...args} href="/search" />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/app/search');
  },
};

export const LongLabelAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { wide: true, children: 'Book your seat for the open-air screening at Cubbon Park before Friday evening' },
};
