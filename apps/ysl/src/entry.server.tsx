export { renderDocument as default } from '@maidan/site/document/render-document';
