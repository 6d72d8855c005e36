// hls.js ships types for its full build only; the light one is a part of it.
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
