// Files that a bundler turns into URLs. The sources that import one name this file, so that every package that
// type-checks them knows it too.
declare module '*.woff2' {
  const url: string;
  export default url;
}

// `no-inline`: as a file of its own it is cached, and `img-src` needs no `data:`.
declare module '*.svg?no-inline' {
  const url: string;
  export default url;
}
