import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DataTable, type DataColumn } from './DataTable.tsx';
import { VirtualRows } from './VirtualRows.tsx';

interface Entry {
  readonly id: number;
}

const MANY = 10_000;
const entries = (count: number): readonly Entry[] => Array.from({ length: count }, (_, index) => ({ id: index + 1 }));

const columns: readonly DataColumn<Entry>[] = [
  { id: 'name', header: 'Name', width: 160, cell: ({ id }) => `Entry ${id}` },
  ...['Position', 'School', 'Size', 'Note'].map((header) => ({
    id: header.toLowerCase(),
    header,
    width: 160,
    cell: ({ id }: Entry) => `${header} ${id}`,
  })),
];

interface StageProps {
  count: number;
  hasMore: boolean;
  as: 'list' | 'pane' | 'table';
}

/** As in the product, some come first, and then more. */
const FIRST = 90;

function Stage(props: StageProps) {
  const [count, setCount] = useState(Math.min(props.count, FIRST));
  return (
    <>
      {count < props.count && (
        <button type="button" onClick={() => setCount(props.count)}>
          All of them
        </button>
      )}
      <Rows {...props} count={count} />
    </>
  );
}

function Rows({ count, hasMore, as }: StageProps) {
  const rows = entries(count);
  if (as === 'table') {
    return (
      <DataTable label="Entries" columns={columns} rows={rows} rowKey={({ id }) => String(id)} hasMore={hasMore} />
    );
  }
  const list = (
    <VirtualRows rows={rows} rowKey={({ id }) => id} hasMore={hasMore} estimate={40}>
      {/* Of different heights, as rows are. */}
      {({ id }) => (
        <button type="button" style={{ display: 'block', height: 44 + (id % 3) * 20 }}>
          Entry {id}
        </button>
      )}
    </VirtualRows>
  );
  if (as === 'list') return list;
  return (
    <section aria-label="Entries" data-testid="pane" style={{ height: 400, overflowY: 'auto' }}>
      {list}
    </section>
  );
}

const meta = {
  title: 'Parts/Long list',
  component: Stage,
  args: { count: MANY, hasMore: false, as: 'list' },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rows in the page at once, whatever the length of the list. */
const IN_PAGE = 80;

async function showAll(canvas: ReturnType<typeof within>, role: 'listitem' | 'row'): Promise<void> {
  // What says which rows are near is fetched with the first long list.
  await waitFor(() => expect(canvas.getAllByRole(role).length).toBeLessThan(IN_PAGE), { timeout: 20_000 });
  await userEvent.click(canvas.getByRole('button', { name: 'All of them' }));
}

export const TenThousand: Story = {
  play: async ({ canvas }) => {
    await showAll(canvas, 'listitem');
    const first = await canvas.findByRole('button', { name: 'Entry 1' });
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(IN_PAGE);
    await expect(first.closest('li')).toHaveAttribute('aria-posinset', '1');
    await expect(first.closest('li')).toHaveAttribute('aria-setsize', String(MANY));
    // The focused row stays, however far the list scrolls.
    first.focus();
    window.scrollTo({ top: document.documentElement.scrollHeight });
    const last = await canvas.findByRole('button', { name: `Entry ${MANY}` });
    await expect(first).toHaveFocus();
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(IN_PAGE);
    last.focus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: `Entry ${MANY - 1}` })).toHaveFocus();
    window.scrollTo({ top: 0 });
  },
};

export const InAPane: Story = {
  args: { as: 'pane', hasMore: true },
  play: async ({ canvas }) => {
    await showAll(canvas, 'listitem');
    const pane = canvas.getByTestId('pane');
    await expect((await canvas.findByRole('button', { name: 'Entry 1' })).closest('li')).toHaveAttribute(
      'aria-setsize',
      '-1',
    );
    pane.scrollTop = pane.scrollHeight / 2;
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Entry 1' })).toBeNull());
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(IN_PAGE);
    // The rows fill the viewport.
    const seen = canvas.getAllByRole('listitem').map((row) => row.getBoundingClientRect());
    const frame = pane.getBoundingClientRect();
    await expect(Math.min(...seen.map(({ top }) => top))).toBeLessThanOrEqual(frame.top);
    await expect(Math.max(...seen.map(({ bottom }) => bottom))).toBeGreaterThanOrEqual(frame.bottom);
  },
};

/** A short list is rendered as a whole, without positions for screen readers. */
export const Short: Story = {
  args: { count: 60 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(60);
    await expect(canvas.getAllByRole('listitem')[0]).not.toHaveAttribute('aria-posinset');
  },
};

export const TenThousandInATable: Story = {
  args: { as: 'table' },
  play: async ({ canvas }) => {
    await showAll(canvas, 'row');
    const table = within(canvas.getByRole('table', { name: 'Entries' }));
    await expect(await table.findByRole('rowheader', { name: 'Entry 1' })).toBeVisible();
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', String(MANY + 1));
    await expect(table.getAllByRole('row').length).toBeLessThan(IN_PAGE);
    window.scrollTo({ top: document.documentElement.scrollHeight });
    const last = await table.findByRole('rowheader', { name: `Entry ${MANY}` });
    await expect(last.closest('tr')).toHaveAttribute('aria-rowindex', String(MANY + 1));
    await expect(table.getAllByRole('row').length).toBeLessThan(IN_PAGE);
    window.scrollTo({ top: 0 });
    await userEvent.click(canvas.getByText('Choose columns'));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'School' }));
    await expect(table.queryByRole('columnheader', { name: 'School' })).toBeNull();
    await expect(table.getByRole('columnheader', { name: 'Size' })).toBeVisible();
    await expect(canvas.getByText('Choose columns, 1 hidden')).toBeVisible();
  },
};
