export { renderDocument as default } from '@maidan/site/server/render-document.server';
