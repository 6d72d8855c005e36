import { SiteStage } from '@maidan/site/testing/SiteStage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ContactText } from './ContactText.tsx';
import { StoredDataList } from './StoredDataList.tsx';
import { TextPage } from './TextPage.tsx';

interface PageOnStage {
  title: string;
  updated: string;
}

function PageOnStage({ title, updated }: PageOnStage) {
  return (
    <SiteStage path="/contact-us">
      <main>
        <TextPage title={title} lead="Write to us, and a person will read it." {...(updated === '' ? {} : { updated })}>
          <ContactText />
        </TextPage>
      </main>
    </SiteStage>
  );
}

const meta = {
  title: 'Text pages',
  component: PageOnStage,
  args: { title: 'Contact Us', updated: '' },
} satisfies Meta<typeof PageOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Contact: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    const mail = within(canvas.getByRole('region', { name: 'E-mail' }));
    await expect(mail.getAllByRole('link').every((link) => link.getAttribute('href')?.startsWith('mailto:'))).toBe(
      true,
    );
    await expect(canvas.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('target', '_blank');
    await expect(canvas.queryByText(/^Last updated/)).toBeNull();
  },
};

/** A policy says when it was last changed. */
export const DatedAt320: Story = {
  args: { title: 'Unbroken'.repeat(8), updated: '14 January 2024' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Last updated 14 January 2024$/)).toBeVisible();
  },
};

/** Table by table, with reason and retention. */
export const StoredDataAt320: Story = {
  render: () => (
    <main>
      <h1>Your data</h1>
      <h2>What we store about you</h2>
      <StoredDataList />
    </main>
  ),
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const you = within(canvas.getByRole('region', { name: 'You' }));
    await expect(you.getByRole('heading', { name: 'You' })).toBeVisible();
    const terms = you.getAllByRole('term');
    await expect(terms[0]).toHaveTextContent('Your account');
    await expect(you.getAllByRole('definition')).toHaveLength(terms.length * 3);
  },
};
