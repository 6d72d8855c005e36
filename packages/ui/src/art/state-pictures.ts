// oxlint-disable-next-line typescript/triple-slash-reference -- ambient modules cannot be imported
/// <reference path="../assets.d.ts" />
export { default as emptyPicture } from './empty.svg?no-inline';
export { default as errorPicture } from './error.svg?no-inline';
export { default as notFoundPicture } from './not-found.svg?no-inline';
