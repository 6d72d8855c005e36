import type { ContentPack } from './content-pack.ts';

const required = { is_required: 1 };

/** One field of each type, all but the last required. */
export const teamSheet = {
  slug: 'gully-cup-team-sheet',
  title: 'Gully Cup team sheet',
  description: '<p>One sheet for each team, signed by its captain.</p>',
  image: 'media/team-sheet-1280x400.png',
  theme: 'MetallicChic',
  fields: [
    { name: 'team-name', label: 'Team name', type: 'text', ...required },
    {
      name: 'ground',
      label: 'Where your team plays',
      type: 'image',
      image_url: 'media/ground-640x480.png',
      subtext: 'The stumps are chalk.',
    },
    { name: 'first-match', label: 'First match you can play', type: 'date', ...required },
    {
      name: 'age-group',
      label: 'Age group',
      type: 'radio',
      options: ['Under 17 boys', 'Under 17 girls', 'Open'],
      ...required,
    },
    { name: 'ward', label: 'Your ward', type: 'select', options: ['Kodihalli', 'Jayanagar'], ...required },
    { name: 'kit', label: 'What your team can bring', type: 'checkbox', options: ['Bats', 'Stumps'], ...required },
    { name: 'sheet', label: 'Signed team sheet', type: 'file', ...required },
    { name: 'about', label: 'Anything the scorers should know', type: 'textarea', ...required },
    { name: 'second-phone', label: 'Second phone number', type: 'text' },
  ],
};

export const baseForms: ContentPack = {
  forms: [
    teamSheet,
    {
      slug: 'lend-a-hand',
      title: 'Lend a hand on match day',
      theme: 'MarigoldGarland',
      fields: [
        { name: 'name', label: 'Your name', type: 'text', ...required },
        { name: 'role', label: 'I would like to', type: 'select', options: ['Keep score', 'Umpire'], ...required },
      ],
    },
    {
      slug: 'season-survey',
      title: 'The season survey',
      theme: 'CoolAndCollected',
      fields: [
        { name: 'grounds', label: 'How were the grounds?', type: 'radio', options: ['Good', 'Poor'], ...required },
        { name: 'better', label: 'What would be better?', type: 'checkbox', options: ['More water', 'More shade'] },
        { name: 'story', label: 'What else?', type: 'textarea' },
      ],
    },
  ],
};
