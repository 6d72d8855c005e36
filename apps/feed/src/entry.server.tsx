export { renderDocument as default } from '@maidan/site/server/documents/render-document.server';
