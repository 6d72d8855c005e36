// Files that a bundler turns into URLs. Sources that import one refer to this file, so that every package that
// type-checks them also has these types.
declare module '*.woff2' {
  const url: string;
  export default url;
}

// `no-inline`: a separate file is cached, and `img-src` needs no `data:`.
declare module '*.svg?no-inline' {
  const url: string;
  export default url;
}
