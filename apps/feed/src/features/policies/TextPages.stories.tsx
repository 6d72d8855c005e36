import { SiteStage } from '@maidan/site/testing/SiteStage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { AboutText } from './AboutText.tsx';
import { ContactText } from './ContactText.tsx';
import { PrivacyText } from './PrivacyText.tsx';
import { RefundText } from './RefundText.tsx';
import { StoredDataList } from './StoredDataList.tsx';
import { TermsText } from './TermsText.tsx';
import { TextPage } from './TextPage.tsx';

interface PageOnStage {
  title: string;
  lead: string;
  updated: string;
  text: ReactNode;
}

function PageOnStage({ title, lead, updated, text }: PageOnStage) {
  return (
    <SiteStage path="/contact-us">
      <main>
        <TextPage title={title} lead={lead} {...(updated === '' ? {} : { updated })}>
          {text}
        </TextPage>
      </main>
    </SiteStage>
  );
}

const meta = {
  title: 'Text pages',
  component: PageOnStage,
  args: { title: 'Contact Us', lead: 'Write to us, and a person will read it.', updated: '', text: <ContactText /> },
  argTypes: { text: { control: false } },
} satisfies Meta<typeof PageOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

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

/** Sections, each with a heading that a reader can jump to. */
async function expectSections(canvas: Canvas, count: number): Promise<void> {
  const headings = canvas.getAllByRole('heading', { level: 2 }).map((heading: HTMLElement) => heading.textContent);
  await expect(headings.length).toBeGreaterThanOrEqual(count);
  for (const name of headings) await expect(canvas.getByRole('region', { name })).toBeVisible();
}

export const About: Story = {
  args: {
    title: 'About',
    lead: 'A feed of sport and culture, made for the people who play here.',
    text: <AboutText />,
  },
  play: async ({ canvas }) => {
    await expectSections(canvas, 4);
    await expect(canvas.getByRole('link', { name: 'Explore' })).toHaveAttribute('href', '/search');
  },
};

export const Privacy: Story = {
  args: {
    title: 'Privacy',
    lead: 'What we keep about you, and what you can do about it.',
    updated: '14 January 2024',
    text: <PrivacyText />,
  },
  play: ({ canvas }) => expectSections(canvas, 4),
};

export const TermsAt320: Story = {
  args: { title: 'Terms', lead: 'They are written to be read.', updated: '14 January 2024', text: <TermsText /> },
  globals: { viewport: { value: 'narrow' } },
  play: ({ canvas }) => expectSections(canvas, 4),
};

export const Refunds: Story = {
  args: {
    title: 'Payment and refund policy',
    lead: 'How you get your money back.',
    updated: '14 January 2024',
    text: <RefundText />,
  },
  play: ({ canvas }) => expectSections(canvas, 2),
};
