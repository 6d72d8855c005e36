import { dropFormProgress, formProgress, saveFormProgress } from '../league/form-progress.ts';
import { editResponse, formReceipts, withdrawResponse } from '../league/form-receipts.ts';
import { beginUpload, cancelUpload, sendChunk, uploadState } from '../core/uploads.ts';
import { formById, openFormLink, saveFormResponse } from '../league/custom-forms.ts';
import {
  formWaitingPlace,
  joinFormWaitingList,
  joinTeamWaitingList,
  leaveFormWaitingList,
  leaveTeamWaitingList,
  teamWaitingPlaces,
} from '../league/waiting-lists.ts';
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
  edited_at: '2026-11-25T06:00:00Z',
  revision: 1,
  form_version: 2,
  can_withdraw: true,
  can_edit: true,
  answers: [{ field_id: 2, label: 'Your name', text: 'Asha' }],
  files: [{ field_id: 3, name: 'letter.pdf', bytes: 10 }],
};
const edited = { revision: 2, edited_at: '2026-11-25T06:00:00Z' };
const place = { position: 3, offered_until: '2026-11-25T06:00:00Z' };
const begun = { id: 'a1', bytes: 10, received: 4, expires_at: '2026-11-20T10:00:00+05:30' };

export const formSamples = [
  sample([formById], {
    full: {
      ...form,
      image_variants: variants,
      fields: [
        {
          ...field,
          image_url_variants: variants,
          shown_if: condition,
          page_if: condition,
          required_if: null,
          account_value: 'name',
          kind: 'number',
          min: 8,
          max: 17.5,
        },
      ],
      pages: [{ title: 'Your team', first: 1 }],
      grounds: ['Kodihalli'],
      state: 'early',
      opens_at: '2026-12-01T06:00:00Z',
      closes_at: null,
      has_waiting_list: true,
      one_each: true,
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
      fields: [
        {
          ...field,
          image_url_variants: null,
          shown_if: null,
          page_if: null,
          required_if: null,
          account_value: 'none',
          kind: 'none',
          min: null,
          max: null,
        },
      ],
      pages: [],
      grounds: [],
      state: 'open',
      opens_at: null,
      closes_at: null,
      has_waiting_list: false,
      one_each: false,
    },
  }),
  sample([formById], { full: null, strings: null, numbers: [] }),
  sample([beginUpload, uploadState, sendChunk], {
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
    full: { changed_at: '2026-11-24T06:00:00Z', expires_at: '2026-12-24T06:00:00Z' },
    strings: { changed_at: '2026-11-24T06:00:00Z', expires_at: '2026-12-24T06:00:00Z' },
    numbers: { changed_at: '2026-11-24T06:00:00Z', expires_at: '2026-12-24T06:00:00Z' },
  }),
  sample([dropFormProgress], { full: null, strings: null, numbers: {} }),
  sample([formReceipts], {
    full: { data: [receipt] },
    strings: {
      data: [
        {
          ...receipt,
          id: '77',
          answers: [{ ...receipt.answers[0], field_id: '2' }],
          files: [{ ...receipt.files[0], field_id: '3' }],
        },
      ],
    },
    numbers: { data: [receipt] },
  }),
  sample([openFormLink], {
    full: { is_valid: true, answers: [{ field_id: 2, text: 'Asha' }] },
    strings: { is_valid: true, answers: [{ field_id: '2', text: 'Asha' }] },
    numbers: { is_valid: 1, answers: [{ field_id: 2, text: 'Asha' }] },
  }),
  sample([editResponse], { full: edited, strings: edited, numbers: edited }),
  sample([withdrawResponse], { full: null, strings: null, numbers: {} }),
  sample([formWaitingPlace, joinFormWaitingList, joinTeamWaitingList], {
    full: place,
    strings: place,
    numbers: place,
  }),
  sample([formWaitingPlace], { full: null, strings: null, numbers: [] }),
  sample([teamWaitingPlaces], {
    full: { data: [{ form_id: 4, sport_id: 7, group_id: 12, ...place }] },
    strings: { data: [{ form_id: '4', sport_id: '7', group_id: '12', ...place }] },
    numbers: { data: [{ form_id: 4, sport_id: 7, group_id: 12, ...place }] },
  }),
  sample([leaveFormWaitingList, leaveTeamWaitingList], { full: null, strings: null, numbers: {} }),
  sample([cancelUpload], { full: null, strings: null, numbers: {} }),
  sample([saveFormResponse], {
    full: { status: 'success', message: 'Thank you', id: 77 },
    strings: { status: 'success', message: 'Thank you', id: '77' },
    numbers: { status: 'success', message: 'Thank you', id: 77 },
  }),
];
