// hls.js has types only for its full build, of which the light one is a subset.
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}

// Files that the stories' bundler turns into URLs.
declare module '*.mp4' {
  const url: string;
  export default url;
}
declare module '*.webm' {
  const url: string;
  export default url;
}
declare module '*.vtt?url' {
  const url: string;
  export default url;
}
declare module '*.svg?no-inline' {
  const url: string;
  export default url;
}
