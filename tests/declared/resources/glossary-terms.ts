import { defineResource, longText, text } from '../../../src/declare';

export const glossaryTerms = defineResource({
  name: 'glossary-terms',
  label: 'Glossary',
  item: 'Term',
  fields: { word: text('Word', { required: true }), meaning: longText('Meaning') },
  show: {},
});
