export { renderDocument as default } from '@maidan/site/render-document';
