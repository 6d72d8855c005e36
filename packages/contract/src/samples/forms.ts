import { dropFormProgress, formProgress, saveFormProgress } from '../league/form-progress.ts';
import { formReceipts, withdrawResponse } from '../league/form-receipts.ts';
import { beginFormUpload, cancelFormUpload, formUploadState, sendFormChunk } from '../league/form-uploads.ts';
import { formById, saveFormResponse } from '../league/custom-forms.ts';
import { sample } from './sample.ts';
import { variants } from './variants.ts';

const field = {
  id: 1,
  label: 'Position',
  type: 'radio' as const,
  is_required: 1 as const,
  options: [{ id: 4, option_text: 'Keeper' }],
  image_url: null,
  subtext: null,
};
const condition = {
  match: 'any' as const,
  rules: [{ field: 2, test: 'any_of' as const, values: ['Under 17'] }],
};
const form = {
  id: 8,
  title: 'Trials',
  description: null,
  image: null,
  theme: 'CoolAndCollected',
  fields: [field],
};

const keptFile = { field_id: 3, upload: 'a1', name: 'letter.pdf', bytes: 10 };
const progress = {
  answers: [{ field_id: 2, text: 'Asha' }],
  files: [keptFile],
  changed_at: '2026-11-24T06:00:00Z',
  expires_at: '2026-12-24T06:00:00Z',
};
const receipt = {
  id: 77,
  sent_at: '2026-11-24T06:00:00Z',
  can_withdraw: true,
  answers: [{ field_id: 2, label: 'Your name', text: 'Asha' }],
};
const begun = { id: 'a1', bytes: 10, received: 4, expires_at: '2026-11-20T10:00:00+05:30' };

export const formSamples = [
  sample([formById], {
    full: {
      ...form,
      image_variants: variants,
      fields: [{ ...field, image_url_variants: variants, shown_if: condition, page_if: condition, required_if: null }],
      pages: [{ title: 'Your team', first: 1 }],
      state: 'early',
      opens_at: '2026-12-01T06:00:00Z',
      closes_at: null,
    },
    strings: {
      ...form,
      id: '8',
      fields: [{ ...field, id: '1', is_required: '1', options: [{ id: '4', option_text: 'Keeper' }] }],
    },
    numbers: { ...form, fields: [{ ...field, is_required: true, image_url: '', subtext: '' }] },
    read: {
      ...form,
      image_variants: null,
      fields: [{ ...field, image_url_variants: null, shown_if: null, page_if: null, required_if: null }],
      pages: [],
      state: 'open',
      opens_at: null,
      closes_at: null,
    },
  }),
  sample([formById], { full: null, strings: null, numbers: [] }),
  sample([beginFormUpload, formUploadState, sendFormChunk], {
    full: begun,
    strings: begun,
    numbers: begun,
  }),
  sample([formProgress], {
    full: progress,
    strings: { ...progress, answers: [{ field_id: '2', text: 'Asha' }], files: [{ ...keptFile, field_id: '3' }] },
    numbers: progress,
  }),
  sample([formProgress], { full: null, strings: null, numbers: [] }),
  sample([saveFormProgress], {
    full: { expires_at: '2026-12-24T06:00:00Z' },
    strings: { expires_at: '2026-12-24T06:00:00Z' },
    numbers: { expires_at: '2026-12-24T06:00:00Z' },
  }),
  sample([dropFormProgress], { full: null, strings: null, numbers: {} }),
  sample([formReceipts], {
    full: { data: [receipt] },
    strings: { data: [{ ...receipt, id: '77', answers: [{ ...receipt.answers[0], field_id: '2' }] }] },
    numbers: { data: [receipt] },
  }),
  sample([withdrawResponse], { full: null, strings: null, numbers: {} }),
  sample([cancelFormUpload], { full: null, strings: null, numbers: {} }),
  sample([saveFormResponse], {
    full: { status: 'success', message: 'Thank you', id: 77 },
    strings: { status: 'success', message: 'Thank you', id: '77' },
    numbers: { status: 'success', message: 'Thank you', id: 77 },
  }),
];
